import { del, get, set } from 'idb-keyval'
import { atom } from 'jotai'
import type { Session } from '#contract/session.ts'
import { SESSION_EVENT, sessionAtom } from './session.ts'

// Every page loads this; how a session is asked for lies in `login.ts`.

/** The last session of this device, for starts without a network (B8). */
const STORED_SESSION = 'session'
const SESSION_CHANNEL = 'session'

/** Where the last session is kept: the device's key-value store, or a stand-in. */
export const sessionStorageAtom = atom({
  read: async (): Promise<unknown> => get(STORED_SESSION),
  write: async (session: Session): Promise<void> =>
    session.type === 'RegisteredUser' ? set(STORED_SESSION, session) : del(STORED_SESSION),
})

/**
 * Tells the page's other parts and its other tabs that the signed-in user changed (K10). In the page it is a
 * `CustomEvent` named `SESSION_EVENT` on `document`, whose `detail` is the new session.
 */
export const sessionEventsAtom = atom({
  publish: (session: Session): void => {
    document.dispatchEvent(new CustomEvent<Session>(SESSION_EVENT, { detail: session }))
    const channel = new BroadcastChannel(SESSION_CHANNEL)
    channel.postMessage(session)
    channel.close()
  },
  subscribe: (onSession: (session: unknown) => void): void => {
    new BroadcastChannel(SESSION_CHANNEL).onmessage = ({ data }) => onSession(data)
  },
})

/** From now on this page's session follows the other tabs': they share its cookie. What is no session changes nothing. */
export const followSessionAtom = atom(null, (get, set): void => {
  get(sessionEventsAtom).subscribe(async (message) => {
    const { readSession } = await import('./readSession.ts')
    const session = readSession(message)
    if (session) set(sessionAtom, session)
  })
})

/** Keeps the session that came with the page for starts without a network. */
export const storeSessionAtom = atom(null, (get): Promise<void> => get(sessionStorageAtom).write(get(sessionAtom)))
