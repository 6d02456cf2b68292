import { del, get, set } from 'idb-keyval'
import { atom } from 'jotai'
import * as z from 'zod/mini'
import { csrfTokenCall, loginCall, logoutCall, Session, sessionCall } from '#contract/session.ts'
import type { Reply } from '../sync/api.ts'
import { apiAtom } from './context.ts'
import { sessionAtom } from './session.ts'

/** The last session of this device, for starts without a network (B8). */
const STORED_SESSION = 'session'
const SESSION_CHANNEL = 'session'

/** Where the last session is kept: the device's key-value store, or a stand-in. */
export const sessionStorageAtom = atom({
  read: async (): Promise<unknown> => get(STORED_SESSION),
  write: async (session: Session): Promise<void> =>
    session.type === 'RegisteredUser' ? set(STORED_SESSION, session) : del(STORED_SESSION),
})

/** Tells the page's other parts and its other tabs that the signed-in user changed (K10). */
export const sessionEventsAtom = atom({
  publish: (session: Session): void => {
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

export type LoginOutcome =
  | { kind: 'signedIn'; name: string }
  /** `message` is the server's sentence; null when it sent none. */
  | { kind: 'refused'; message: string | null }
  | { kind: 'tooFast' }
  | { kind: 'unreachable' }

/** Signs in. What was typed is the form's to keep. */
export const loginAtom = atom(
  null,
  async (get, set, credentials: { username: string; password: string }): Promise<LoginOutcome> => {
    const { call } = get(apiAtom)
    const headers = await set(xsrfHeadersAtom)
    if (headers === null) return { kind: 'unreachable' }
    const reply = await call(loginCall, { body: credentials, headers })
    switch (reply.kind) {
      case 'ok':
        await set(adoptSessionAtom, reply.value)
        return reply.value.type === 'RegisteredUser'
          ? { kind: 'signedIn', name: reply.value.username }
          : { kind: 'refused', message: null }
      case 'problem':
        if (reply.status === 429) return { kind: 'tooFast' }
        return { kind: 'refused', message: reply.problem?.error ?? null }
      case 'unreachable':
      case 'cancelled':
        return { kind: 'unreachable' }
    }
  },
)

/** Signs out. Answers whether the server confirmed it. */
export const logoutAtom = atom(null, async (get, set): Promise<boolean> => {
  const headers = await set(xsrfHeadersAtom)
  if (headers === null) return false
  const reply = await get(apiAtom).call(logoutCall, { headers })
  if (reply.kind !== 'ok') return false
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

/** The header of an unsafe call; null when the server cannot be reached. */
const xsrfHeadersAtom = atom(null, async (get): Promise<Record<string, string> | null> => {
  const reply = await get(apiAtom).call(csrfTokenCall)
  return reply.kind === 'ok' ? { 'x-xsrf-token': reply.value['X-CSRF-Token'] } : null
})
