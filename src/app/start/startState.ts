import { isStored, STATE_KEY } from '../core/isStored.ts'
import type { Store } from '../core/loaderInput.ts'
import { browserIdle, pageLoaded, pageUsed } from '../core/pageMoments.ts'

/**
 * Puts back what this tab kept as soon as the page is at rest, and keeps it from then on (H1). A tab that kept nothing so
 * far begins with the first use of the page: until then there is only what the page came with.
 *
 * @param hydrated when the first page is hydrated.
 */
export async function startState(store: Store, hydrated: Promise<void>): Promise<void> {
  await Promise.all([hydrated, isStored('sessionStorage', STATE_KEY) ? pageLoaded().then(browserIdle) : pageUsed()])
  const { keepPageState } = await import('./pageState.ts')
  await keepPageState(store)
}
