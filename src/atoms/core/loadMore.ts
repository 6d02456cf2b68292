import { atom } from 'jotai'
import type { MoreOptions } from './listAnswer.ts'
import type { AnyRef } from './reference.ts'

/**
 * Appends a list's next page (PRODUCT K4: loading more appends and updates nextPage): the device's copy at once, then the
 * server's. Does nothing at the end. A failure is shown as a message: the list stays as it was, and its button may be
 * pressed again. Its code comes with the first use.
 */
export const loadMoreAtom = atom(null, async (_get, set, reference: AnyRef, options?: MoreOptions) => {
  const { loadNextPageAtom } = await import('./nextPage.ts')
  return set(loadNextPageAtom, reference, options)
})
