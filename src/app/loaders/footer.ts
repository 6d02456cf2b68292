import { footerCall } from '#contract/footer.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { LazyFooter } from '../shell/lazyFooter.ts'
import { awaitOnServer } from './awaitOnServer.ts'
import type { LoaderInput } from './loaderInput.ts'

/** What stands at the end of every page; no navigation waits for it. */
export async function loadFooter({ context: { store } }: LoaderInput): Promise<void> {
  await awaitOnServer(Promise.all([LazyFooter.preload(), store.set(loadResourceAtom, footerCall)]))
}
