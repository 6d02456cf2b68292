import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { footerRef } from '../../../atoms/shell/refs.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'
import { LazyFooter } from '../../shell/lazyFooter.ts'

/** Loads the footer of every page; no navigation waits for it. */
export async function loadFooter({ context: { store } }: LoaderInput): Promise<void> {
  await awaitOnServer(Promise.all([LazyFooter.preload(), store.set(loadResourceAtom, footerRef)]))
}
