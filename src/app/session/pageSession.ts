import { chooseAtom } from '../../atoms/core/modal.ts'
import { outboxSummaryAtom, replayNowAtom } from '../../atoms/core/outbox.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import type { Departure } from '../../atoms/core/sessionDevice.ts'
import { signOutMarkerAtom } from '../../atoms/core/signOutMarker.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { clearUpAtom, finishSignOutAtom, readWaitingAtom, signOutAtom } from '../../atoms/signOut/logout.ts'
import { systemClock } from '../../sync/clock.ts'
import { sessionEnded, signedOut, signInLink, signOutQuestion } from '../../texts/signOut.ts'
import type { Store } from '../core/loaderInput.ts'
import { followSignOut } from './signOutTriggers.ts'

/** The time that requests under way get before the member is asked about them at a sign-out; in ms. */
const SENDING_MS = 1_500

/** Waits until all entries are sent, where the server seems reachable; does not wait for parked or failed ones. */
async function untilSent(store: Store): Promise<void> {
  const summary = () => store.get(outboxSummaryAtom)
  const isOver = () => summary().waiting === 0 || summary().parked !== null
  const { waiting, failed, parked } = summary()
  if (!store.get(reachableAtom) || parked !== null || (waiting === 0 && failed > 0)) return
  let stop = () => {}
  await new Promise<void>((resolve) => {
    const stopFollowing = store.sub(outboxSummaryAtom, () => isOver() && resolve())
    const stopWaiting = systemClock.setTimer(SENDING_MS, resolve)
    stop = () => {
      stopFollowing()
      stopWaiting()
    }
    store.set(replayNowAtom)
  })
  stop()
}

/**
 * Signs out and says so. First asks about the entries in the outbox: they stay on the device, bound to their member, or
 * are discarded; a member who closes the question stays signed in.
 */
export async function leave(store: Store): Promise<void> {
  if ((await store.set(readWaitingAtom)) !== null) await untilSent(store)
  const waiting = await store.set(readWaitingAtom)
  const answer = waiting === null ? 'confirmed' : await store.set(chooseAtom, signOutQuestion(waiting))
  if (answer === 'dismissed') return
  await store.set(signOutAtom, answer === 'other' ? 'discard' : 'keep')
  store.set(notifyAtom, { kind: 'success', message: signedOut })
}

/** The router, as far as it is needed: its routes lead here. */
type Reloads = { invalidate: () => Promise<void> }

/**
 * The signed-in member of this device has changed, also to none: removes the data of the former member, tells the
 * server of a sign-out that it does not know, and runs the page's loaders again for the current session.
 *
 * @param departure the kind of the former session's end, where the page learns of it only now.
 */
export async function changeMember(store: Store, router: Reloads, departure: Departure | null): Promise<void> {
  const marker = await store.get(signOutMarkerAtom).read()
  if (marker !== null) await store.set(finishSignOutAtom)
  await store.set(clearUpAtom)
  if (store.get(ownerAtom) === null) {
    followSignOut({ store, clock: systemClock, page: window, view: document })
    if (departure === 'ended') store.set(notifyAtom, { kind: 'info', message: sessionEnded, link: signInLink })
  }
  await router.invalidate()
}
