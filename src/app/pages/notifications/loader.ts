import { sessionKnownAtom } from '../../../atoms/core/session.ts'
import { loadNotificationsAtom } from '../../../atoms/notifications/notifications.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** Loads the member's notifications; nothing for a visitor. */
export async function loadNotifications({ context: { store }, abortController: { signal } }: LoaderInput) {
  await store.get(sessionKnownAtom)
  await awaitOnServer(store.set(loadNotificationsAtom, { signal }))
}
