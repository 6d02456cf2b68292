import { modalAtom } from '../../atoms/core/modal.ts'
import { suggestionEventsAtom } from '../../atoms/search/search.ts'
import { trackAtom, trackerAtom } from '../../atoms/tracking/tracking.ts'
import type { SendBeacon } from '../../sync/beacon.ts'
import type { Store } from '../core/loaderInput.ts'
import { toBeaconMessage } from './toBeaconMessage.ts'

export type TrackingInput = {
  store: Store
  send: SendBeacon
  /** Calls back whenever another page was opened in the app. */
  onPage: (seen: () => void) => void
  /** Calls back with the label of each entry of a page navigation that was opened. */
  onNavigation: (opened: (label: string) => void) => void
  /** Calls back after a sign-in (true) or a sign-out (false) on this page. */
  onSession: (changed: (isSignedIn: boolean) => void) => void
}

/**
 * Counts what happens on this page from now on, the page itself first. Each event passes `trackAtom`, which asks for
 * consent every time: once it is withdrawn, nothing more is sent.
 */
export function followTracking({ store, send, onPage, onNavigation, onSession }: TrackingInput): void {
  store.set(trackerAtom, { send: (tracked) => send(toBeaconMessage(tracked)) })
  store.set(suggestionEventsAtom, { onOpened: (opened) => store.set(trackAtom, { event: 'Open Suggestion', opened }) })

  const viewed = () => void store.set(trackAtom, { event: 'Page View' })
  onPage(viewed)
  onNavigation((label) => void store.set(trackAtom, { event: 'Page Navigation', label }))
  viewed()

  let modal = store.get(modalAtom)?.type
  store.sub(modalAtom, () => {
    const before = modal
    modal = store.get(modalAtom)?.type
    if (modal === 'login' && before !== 'login') void store.set(trackAtom, { event: 'Open Login Overlay' })
  })

  onSession((isSignedIn) => {
    void store.set(trackAtom, { event: isSignedIn ? 'Sign-Up: Login Success' : 'Logout' })
  })
}
