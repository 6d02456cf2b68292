import { atom } from 'jotai'
import { loginCall, type Session, sessionCall } from '#contract/session.ts'
import type { Reply } from '../../sync/api.ts'
import { callUnsafe, settleSignOutAtom } from '../core/callUnsafe.ts'
import { apiAtom } from '../core/context.ts'
import { toHandling } from '../core/problems.ts'
import { readSession } from '../core/readSession.ts'
import { type LoginFailure, sessionAtom, sessionRequestAtom } from '../core/session.ts'
import { type Departure, sessionEventsAtom, sessionStorageAtom, storeSessionAtom } from '../core/sessionDevice.ts'
import { signOutMarkerAtom } from '../core/signOutMarker.ts'

/** `captchaNeeded`: the same again with a solution for the form `login` (ADR 013). */
export type LoginOutcome = { kind: 'signedIn'; name: string } | { kind: 'captchaNeeded' } | LoginFailure

export type Credentials = { username: string; password: string; 'g-recaptcha-response'?: string }

/** Signs in. The form keeps the typed text; the reason of a failure is kept for every form (K12). */
export const loginAtom = atom(null, async (get, set, credentials: Credentials): Promise<LoginOutcome> => {
  set(sessionRequestAtom, { state: 'started' })
  const reply = await callUnsafe(get, set, loginCall, { body: credentials })
  if (reply.kind === 'ok' && reply.value.type === 'RegisteredUser') {
    set(sessionRequestAtom, { state: 'idle' })
    await set(adoptSessionAtom, reply.value)
    return { kind: 'signedIn', name: reply.value.username }
  }
  const isSolved = credentials['g-recaptcha-response'] !== undefined
  if (reply.kind === 'problem' && reply.code === 'captcha_needed' && !isSolved) {
    set(sessionRequestAtom, { state: 'idle' })
    return { kind: 'captchaNeeded' }
  }
  const failure = toFailure(reply)
  set(sessionRequestAtom, { state: 'errored', failure })
  return failure
})

/**
 * Too many attempts have words of their own; every other refusal is told in the server's, where it sent some (PRODUCT
 * I1).
 */
function toFailure(reply: Reply<Session>): LoginFailure {
  const kind = toHandling(reply)?.kind ?? 'failed'
  if (kind === 'tooFast' || kind === 'unreachable') return { kind }
  return { kind: 'refused', message: reply.kind === 'problem' ? (reply.problem?.error ?? null) : null }
}

/** Makes a session the session of this page, of this device and, by an event, of every other tab. */
export const adoptSessionAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  // The sign-in has ended the session that an unfinished sign-out still had to end.
  if (session.type === 'RegisteredUser') await get(signOutMarkerAtom).remove()
  set(sessionAtom, session)
  // Nothing is remembered where storage is forbidden.
  await get(sessionStorageAtom)
    .write(session)
    .catch(() => undefined)
  get(sessionEventsAtom).publish(session)
})

/**
 * The last session stored on the device: the initial one in the worker's shell (B8), known within milliseconds and
 * without a network. `loadSessionAtom` then asks the server, which may take its time. A visitor's after a sign-out that
 * the server does not know.
 */
export const recallSessionAtom = atom(null, async (get, set): Promise<void> => {
  if ((await get(signOutMarkerAtom).read()) !== null) return
  const stored = readSession(await get(sessionStorageAtom).read())
  if (stored) set(sessionAtom, stored)
})

/**
 * Asks the server who is signed in, where no server rendered the page. Without an answer the session stays as it is. A
 * pending sign-out is sent first. If a sign-in or a new picture has changed the session meanwhile, the server is asked
 * again.
 *
 * @returns whether there is something to clear up: see `storeSessionAtom`.
 */
export const loadSessionAtom = atom(null, async (get, set): Promise<Departure | null> => {
  const settled = await set(settleSignOutAtom)
  if (settled !== null && settled.kind !== 'ok') return 'signedOut'
  let before: Session
  let reply: Reply<Session>
  do {
    before = get(sessionAtom)
    reply = await get(apiAtom).call(sessionCall)
  } while (before !== get(sessionAtom))
  if (reply.kind !== 'ok') return settled && 'signedOut'
  set(sessionAtom, reply.value)
  const departure = await set(storeSessionAtom).catch(() => null)
  return settled === null ? departure : 'signedOut'
})
