import { atom } from 'jotai'
import { activationCall } from '#contract/signup.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { type ProblemKind, toHandling } from '../core/problems.ts'

/**
 * The state of a mailed link.
 *
 * - `working`: being sent, or not begun: the server's first page shows the same.
 * - `invalid`: it never existed, was used, or has expired; the server does not tell which.
 * - `refused`: for another reason; the member may try again.
 */
export type Activation =
  | { state: 'working' }
  | { state: 'done'; username: string }
  | { state: 'invalid' }
  | { state: 'refused'; problem: ProblemKind }

const working: Activation = { state: 'working' }

const activationsAtom = atom<{ token: string; activation: Activation } | null>(null)

/** The state of the newest link. */
export const activationAtom = atom((get) => get(activationsAtom)?.activation ?? working)

/**
 * Activates a profile by its link. A link works once: one that is under way or done is not sent again.
 *
 * @param token as the mail's link has it.
 */
export const activateAtom = atom(null, async (get, set, token: string): Promise<void> => {
  const before = get(activationsAtom)
  if (before?.token === token && before.activation.state !== 'refused') return
  set(activationsAtom, { token, activation: working })
  const reply = await callUnsafe(get, set, activationCall, { body: { token } })
  if (get(activationsAtom)?.token !== token) return
  const problem = toHandling(reply)?.kind ?? 'failed'
  set(activationsAtom, {
    token,
    activation:
      reply.kind === 'ok'
        ? { state: 'done', username: reply.value.username }
        : problem === 'notFound' || problem === 'invalid'
          ? { state: 'invalid' }
          : { state: 'refused', problem },
  })
})
