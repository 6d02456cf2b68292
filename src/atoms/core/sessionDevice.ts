import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import type { Session } from '#contract/session.ts'
import { del, get, set } from './keyval.ts'
import { ownerAtom, SESSION_EVENT, sessionAtom } from './session.ts'
import { signOutMarkerAtom } from './signOutMarker.ts'

// Every page loads this; how a session is asked for lies in `login.ts`, what a sign-out does in `logout.ts`.

/** The last session of this device, for starts without a network (B8). */
const STORED_SESSION = 'session'
const SESSION_CHANNEL = 'session'

/** The storage of the last session: the device's key-value store, or a stand-in. */
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
    tellTabs(session)
  },
  /** Tells the other tabs alone: the session is new to this tab, but nobody signed in or out here. */
  tell: tellTabs,
  subscribe: (onSession: (session: unknown) => void): void => {
    new BroadcastChannel(SESSION_CHANNEL).onmessage = ({ data }) => onSession(data)
  },
  /** Calls back whenever this tab becomes visible again: a frozen tab has received no messages. */
  onSeen: (look: () => void): void => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') look()
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) look()
    })
  },
})

function tellTabs(session: Session): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage(session)
  channel.close()
}

/**
 * From now on this page's session follows the other tabs': they share its cookie. A message that is no session is
 * ignored.
 */
export const followSessionAtom = atom(null, (get, set): void => {
  const follow = async (told: unknown) => {
    const { readSession } = await import('./readSession.ts')
    const session = readSession(told)
    if (session) set(sessionAtom, session)
  }
  const { subscribe, onSeen } = get(sessionEventsAtom)
  subscribe(follow)
  onSeen(async () => {
    const stored = await get(sessionStorageAtom)
      .read()
      .catch(() => UNKNOWN)
    if (stored === UNKNOWN || toId(stored) === get(ownerAtom)) return
    await follow(stored ?? { type: 'AnonymousUser' })
  })
})

/** The result where the visitor forbids storage. */
const UNKNOWN = Symbol('unknown')

/** The reason for a clean-up: a sign-out that is not finished, or a session that ended elsewhere. */
export type Departure = 'signedOut' | 'ended'

/**
 * Keeps the session that came with the page for starts without a network. Returns `signedOut` while a sign-out is not
 * finished, `ended` if the device remembers another member, else null. The other tabs are told of a changed member.
 */
export const storeSessionAtom = atom(null, async (get): Promise<Departure | null> => {
  if ((await get(signOutMarkerAtom).read()) !== null) return 'signedOut'
  const storage = get(sessionStorageAtom)
  const session = get(sessionAtom)
  const stored = await storage.read().catch(() => UNKNOWN)
  if (stored === UNKNOWN) return null
  const before = toId(stored)
  await storage.write(session)
  if (before === get(ownerAtom)) return null
  get(sessionEventsAtom).tell(session)
  return before === null ? null : 'ended'
})

/** The member whose session the device remembers; null for none. */
export const storedOwnerAtom = atom(null, async (get): Promise<UserId | null> => {
  const stored = await get(sessionStorageAtom)
    .read()
    .catch(() => null)
  return toId(stored)
})

const toId = (stored: unknown): UserId | null =>
  typeof stored === 'object' && stored !== null && 'id' in stored ? (stored.id as UserId) : null
