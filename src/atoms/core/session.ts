import { atom } from 'jotai'
import type { Session } from '#contract/session.ts'

/** The session of this page; `AnonymousUser` until the initial session promise says otherwise (B8). */
export const sessionAtom = atom<Session>({ type: 'AnonymousUser' })

/** The signed-in user's id, or null: the owner of what this page queues. */
export const ownerAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.type === 'RegisteredUser' ? session.id : null
})

/**
 * Resolves once the session is known, as far as the device can tell. Everything that asks for a sign-in waits for it.
 */
export const sessionKnownAtom = atom<Promise<void>>(Promise.resolve())

/** Resolves once the server has told who is signed in, or cannot: later than `sessionKnownAtom` where it is asked. */
export const sessionAnsweredAtom = atom<Promise<void>>(Promise.resolve())

/**
 * The `CustomEvent` on `document` after every login and logout of this page (K10); its `detail` is the new `Session`.
 * For analytics and embedded scripts: parts of the app follow `sessionAtom`.
 */
export const SESSION_EVENT = 'lichtspiel:session'

/** The reason of a failed sign-in. `message` is the server's sentence; null when it sent none. */
export type LoginFailure = { kind: 'refused'; message: string | null } | { kind: 'tooFast' } | { kind: 'unreachable' }

/** The sign-in under way: started, or errored with what the form shows (K12, K13). */
export type SessionRequest = { state: 'idle' } | { state: 'started' } | { state: 'errored'; failure: LoginFailure }

export const sessionRequestAtom = atom<SessionRequest>({ state: 'idle' })

/** Removes the error when the refused form is edited or left. A sign-in under way goes on. */
export const forgetLoginErrorAtom = atom(null, (get, set) => {
  if (get(sessionRequestAtom).state === 'errored') set(sessionRequestAtom, { state: 'idle' })
})
