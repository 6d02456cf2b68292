import { atom } from 'jotai'
import { loginCall, logoutCall, type Session, sessionCall } from '#contract/session.ts'
import type { Reply } from '../sync/api.ts'
import { callUnsafe } from './callUnsafe.ts'
import { apiAtom } from './context.ts'
import { toHandling } from './problems.ts'
import { readSession } from './readSession.ts'
import { reportProblemAtom } from './reportProblem.ts'
import { type LoginFailure, sessionAtom, sessionRequestAtom } from './session.ts'
import { sessionEventsAtom, sessionStorageAtom } from './sessionDevice.ts'

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
  const stored = readSession(await get(sessionStorageAtom).read())
  if (stored) set(sessionAtom, stored)
})

/** Asks the server who is signed in, where no server rendered the page. Without an answer the session stays as it is. */
export const loadSessionAtom = atom(null, async (get, set): Promise<void> => {
  const reply: Reply<Session> = await get(apiAtom).call(sessionCall)
  if (reply.kind !== 'ok') return
  set(sessionAtom, reply.value)
  await get(sessionStorageAtom).write(reply.value)
})
