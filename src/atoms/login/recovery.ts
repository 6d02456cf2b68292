import { atom } from 'jotai'
import { passwordCall, passwordLinkCall, requestPasswordCall } from '#contract/recovery.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { type ProblemKind, toFieldErrors, toHandling } from '../core/problems.ts'
import { loadSessionAtom } from './login.ts'

/** `unknown`: every failure besides `tooFast` and `unreachable` (PRODUCT B3). */
export type RecoveryOutcome = 'mailed' | 'unknown' | 'tooFast' | 'unreachable'

/**
 * Has a link to a new password mailed.
 *
 * @param user a username or an address, as typed.
 */
export const requestPasswordAtom = atom(null, async (get, set, user: string): Promise<RecoveryOutcome> => {
  const reply = await callUnsafe(get, set, requestPasswordCall, { body: { user: user.trim() } })
  if (reply.kind === 'ok') return 'mailed'
  const kind = toHandling(reply)?.kind
  return kind === 'tooFast' || kind === 'unreachable' ? kind : 'unknown'
})

/**
 * - `refused`: the password will not do; the link stays good.
 * - `linkOver`: the link was used, has run out, or never was one.
 */
export type PasswordOutcome =
  | { kind: 'set'; username: string }
  | { kind: 'refused'; message: string | null }
  | { kind: 'linkOver' }
  | { kind: 'failed'; problem: ProblemKind }

/**
 * Sets a new password by the mailed link, which ends every session of that member: this browser's too, if it is theirs.
 */
export const setPasswordAtom = atom(
  null,
  async (get, set, body: { token: string; password: string }): Promise<PasswordOutcome> => {
    const reply = await callUnsafe(get, set, passwordCall, { body })
    if (reply.kind === 'ok') {
      await set(loadSessionAtom)
      return { kind: 'set', username: reply.value.username }
    }
    const problem = toHandling(reply)?.kind ?? 'failed'
    if (problem === 'invalid') return { kind: 'refused', message: toFieldErrors(reply).password ?? null }
    return problem === 'notFound' ? { kind: 'linkOver' } : { kind: 'failed', problem }
  },
)

/** Whether a mailed link is over, as far as the server says: it may also be used up before the form is sent. */
export const isLinkOverAtom = atom(null, async (get, set, token: string): Promise<boolean> => {
  const reply = await callUnsafe(get, set, passwordLinkCall, { body: { token } })
  return toHandling(reply)?.kind === 'notFound'
})
