import type { UserId } from '#contract/ids.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { offlineBundleNeedsAtom, readOfflineBundleDueAtom } from '../../atoms/favourites/offlineBundleNeed.ts'
import type { Store } from '../core/loaderInput.ts'

/** The offline bundle is needed later: the page's own requests come first, in ms. */
const PATIENCE = 8_000

type PageOfflineBundle = { followPageOfflineBundle: (store: Store, owner: UserId | null) => void }

/**
 * Keeps the offline bundle of the favourite cinemas up to date, once the page has loaded: never before the page's own
 * content. It starts at once when a cinema becomes a favourite, when a page needs to know, and when a member signs out:
 * their bundle is removed from the device. A fetch that an earlier page left unfinished goes on as soon as the page has
 * loaded.
 *
 * @param page the window, or a test's.
 * @param load imports the module that follows the triggers.
 */
export function startOfflineBundle(
  store: Store,
  page: Pick<Window, 'addEventListener' | 'setTimeout'> & { document: { readyState: string } } = window,
  load: () => Promise<PageOfflineBundle> = () => import('./pageOfflineBundle.ts'),
): void {
  let owner = store.get(ownerAtom)
  let started = false
  const start = () => {
    if (started) return
    started = true
    stop()
    stopNeeds()
    void load().then(({ followPageOfflineBundle }) => followPageOfflineBundle(store, owner))
  }
  const stop = store.sub(ownerAtom, () => {
    // The first owner comes from the start of the page: no member has signed in.
    if (owner === null) owner = store.get(ownerAtom)
    else start()
  })
  const stopNeeds = store.sub(offlineBundleNeedsAtom, start)
  const later = () => void page.setTimeout(start, store.set(readOfflineBundleDueAtom) === null ? PATIENCE : 0)
  if (page.document.readyState === 'complete') later()
  else page.addEventListener('load', later, { once: true })
}
