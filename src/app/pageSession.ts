import { clearUpAtom, finishSignOutAtom, readWaitingAtom, signOutAtom } from '../atoms/logout.ts'
import { chooseAtom } from '../atoms/modal.ts'
import { ownerAtom } from '../atoms/session.ts'
import type { Departure } from '../atoms/sessionDevice.ts'
import { signOutMarkerAtom } from '../atoms/signOutMarker.ts'
import { notifyAtom } from '../atoms/toast.ts'
import { systemClock } from '../sync/clock.ts'
import { sessionEnded, signedOut, signInLink, signOutQuestion } from '../texts/signOut.ts'
import type { Store } from './loaders/loaderInput.ts'
import { followSignOut } from './signOutTriggers.ts'

/**
 * Signs out and says so. What waits in the outbox is asked about first: it stays on the device, bound to its member, or
 * goes; whoever closes the question stays signed in.
 */
export async function leave(store: Store): Promise<void> {
  const waiting = await store.set(readWaitingAtom)
  const answer = waiting === null ? 'confirmed' : await store.set(chooseAtom, signOutQuestion(waiting))
  if (answer === 'dismissed') return
  await store.set(signOutAtom, answer === 'other' ? 'discard' : 'keep')
  store.set(notifyAtom, { kind: 'success', message: signedOut })
}

/** The router, as far as it is needed: its routes lead here. */
type Reloads = { invalidate: () => Promise<void> }

/**
 * Somebody else is signed in on this device than before, or nobody: clears up after who left, tells the server of a
 * sign-out that it has not heard of, and lets the page's loaders run again for whoever is here now.
 *
 * @param departure how they left, where the page finds that out only now.
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
