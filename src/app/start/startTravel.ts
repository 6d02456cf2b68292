import type { UserId } from '#contract/ids.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { readTravelDueAtom, travelNeedsAtom } from '../../atoms/favourites/travelNeed.ts'
import type { Store } from '../core/loaderInput.ts'

/** What is kept for the road is needed later: first comes what the page itself still loads, in ms. */
const PATIENCE = 8_000

type PageTravel = { followPageTravel: (store: Store, owner: UserId | null) => void }

/**
 * Keeps the favourite cinemas on the device up to date, once the page has loaded: never before what it shows. It starts
 * at once when a cinema is marked, when a page needs to know, and when a member leaves: what was kept for them leaves the
 * device too. A fetch that an earlier page left unfinished goes on as soon as the page has loaded.
 *
 * @param page the window, or a test's.
 * @param load brings what follows the triggers.
 */
export function startTravel(
  store: Store,
  page: Pick<Window, 'addEventListener' | 'setTimeout'> & { document: { readyState: string } } = window,
  load: () => Promise<PageTravel> = () => import('./pageTravel.ts'),
): void {
  let owner = store.get(ownerAtom)
  let started = false
  const start = () => {
    if (started) return
    started = true
    stop()
    stopNeeds()
    void load().then(({ followPageTravel }) => followPageTravel(store, owner))
  }
  const stop = store.sub(ownerAtom, () => {
    // The first owner is what the start learned, not somebody who came.
    if (owner === null) owner = store.get(ownerAtom)
    else start()
  })
  const stopNeeds = store.sub(travelNeedsAtom, start)
  const later = () => void page.setTimeout(start, store.set(readTravelDueAtom) === null ? PATIENCE : 0)
  if (page.document.readyState === 'complete') later()
  else page.addEventListener('load', later, { once: true })
}
