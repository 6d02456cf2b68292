import type { UserId } from '#contract/ids.ts'
import { ownerAtom } from '../atoms/session.ts'
import type { Store } from './loaders/loaderInput.ts'

/** What is kept for the road is needed later: first comes what the page itself still loads, in ms. */
const PATIENCE = 8_000

type PageTravel = { followPageTravel: (store: Store, owner: UserId | null) => void }

/**
 * Keeps the favourite cinemas on the device up to date, once the page has loaded: never before what it shows. Only when
 * a member leaves it starts at once: what was kept for them leaves the device too.
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
    void load().then(({ followPageTravel }) => followPageTravel(store, owner))
  }
  const stop = store.sub(ownerAtom, () => {
    // The first owner is what the start learned, not somebody who came.
    if (owner === null) owner = store.get(ownerAtom)
    else start()
  })
  const later = () => void page.setTimeout(start, PATIENCE)
  if (page.document.readyState === 'complete') later()
  else page.addEventListener('load', later, { once: true })
}
