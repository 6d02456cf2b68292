import { loadNotificationsAtom } from '../../atoms/notifications.ts'
import { sessionKnownAtom } from '../../atoms/session.ts'
import { awaitOnServer } from './awaitOnServer.ts'
import type { LoaderInput } from './loaderInput.ts'

/** What a member is told of; nothing for a visitor. */
export async function loadNotifications({ context: { store }, abortController: { signal } }: LoaderInput) {
  await store.get(sessionKnownAtom)
  await awaitOnServer(store.set(loadNotificationsAtom, { signal }))
}
