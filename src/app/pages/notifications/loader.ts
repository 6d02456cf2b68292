import { sessionKnownAtom } from '../../../atoms/core/session.ts'
import { loadNotificationsAtom } from '../../../atoms/notifications/notifications.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** Loads the member's notifications; nothing for a visitor. */
export async function loadNotifications({ context: { store }, abortController: { signal } }: LoaderInput) {
  await store.get(sessionKnownAtom)
  await awaitAtOnce(store.set(loadNotificationsAtom, { signal }))
}
