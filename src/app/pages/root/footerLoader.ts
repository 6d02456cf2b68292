import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { footerRef } from '../../../atoms/shell/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'
import { LazyFooter } from '../../shell/lazyFooter.ts'

/** Loads the footer of every page; no navigation waits for it. */
export async function loadFooter({ context: { store } }: LoaderInput): Promise<void> {
  await awaitAtOnce(Promise.all([LazyFooter.preload(), store.set(loadResourceAtom, footerRef)]))
}
