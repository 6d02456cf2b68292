import { del, get, set } from 'idb-keyval'
import { atom } from 'jotai'
import * as z from 'zod/mini'
import { loginCall, logoutCall, Session, sessionCall } from '#contract/session.ts'
import type { Reply } from '../sync/api.ts'
import { callUnsafe } from './callUnsafe.ts'
import { apiAtom } from './context.ts'
import { toHandling } from './problems.ts'
import { reportProblemAtom } from './reportProblem.ts'
import { type LoginFailure, SESSION_EVENT, sessionAtom, sessionRequestAtom } from './session.ts'

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

/** From now on this page's session follows the other tabs': they share its cookie. */
export const followSessionAtom = atom(null, (get, set): void => {
  get(sessionEventsAtom).subscribe((message) => {
    const session = z.safeParse(Session, message)
    if (session.success) set(sessionAtom, session.data)
  })
})

/** Keeps the session that came with the page for starts without a network. */
export const storeSessionAtom = atom(null, (get): Promise<void> => get(sessionStorageAtom).write(get(sessionAtom)))

export type LoginOutcome = { kind: 'signedIn'; name: string } | LoginFailure

/** Signs in. What was typed is the form's to keep; why it failed is kept for every form (K12). */
export const loginAtom = atom(
  null,
  async (get, set, credentials: { username: string; password: string }): Promise<LoginOutcome> => {
    set(sessionRequestAtom, { state: 'started' })
    const reply = await callUnsafe(get, set, loginCall, { body: credentials })
    if (reply.kind === 'ok' && reply.value.type === 'RegisteredUser') {
      set(sessionRequestAtom, { state: 'idle' })
      await set(adoptSessionAtom, reply.value)
      return { kind: 'signedIn', name: reply.value.username }
    }
    const failure = toFailure(reply)
    set(sessionRequestAtom, { state: 'errored', failure })
    return failure
  },
)

/** Haste has its own words; every other refusal is told in the server's, where it sent some (SPEC §8). */
function toFailure(reply: Reply<Session>): LoginFailure {
  const kind = toHandling(reply)?.kind ?? 'failed'
  if (kind === 'tooFast' || kind === 'unreachable') return { kind }
  return { kind: 'refused', message: reply.kind === 'problem' ? (reply.problem?.error ?? null) : null }
}

/** Signs out. Answers whether the server confirmed it; if not, the user has been told why. */
export const logoutAtom = atom(null, async (get, set): Promise<boolean> => {
  const reply = await callUnsafe(get, set, logoutCall)
  if (reply.kind !== 'ok') {
    set(reportProblemAtom, reply)
    return false
  }
  await set(adoptSessionAtom, reply.value)
  return true
})

/** Makes a session this page's, this device's and, by an event, every other tab's. */
export const adoptSessionAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  set(sessionAtom, session)
  await get(sessionStorageAtom).write(session)
  get(sessionEventsAtom).publish(session)
})

/**
 * The last session stored on the device: the initial one in the worker's shell (B8), known within milliseconds and
 * without a network. `loadSessionAtom` then asks the server, which may take its time.
 */
export const recallSessionAtom = atom(null, async (get, set): Promise<void> => {
  const stored = z.safeParse(Session, await get(sessionStorageAtom).read())
  if (stored.success) set(sessionAtom, stored.data)
})

/** Asks the server who is signed in, where no server rendered the page. Without an answer the session stays as it is. */
export const loadSessionAtom = atom(null, async (get, set): Promise<void> => {
  const reply: Reply<Session> = await get(apiAtom).call(sessionCall)
  if (reply.kind !== 'ok') return
  set(sessionAtom, reply.value)
  await get(sessionStorageAtom).write(reply.value)
})
