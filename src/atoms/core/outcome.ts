import type { Getter, Setter } from 'jotai'
import type { Answer, Call } from '#contract/call.ts'
import type { Reply } from '../../sync/api.ts'
import { signInForAtom } from './modal.ts'
import { type ProblemKind, toFieldErrors, toHandling } from './problems.ts'
import { type ResourceRef, toResourceKey } from './reference.ts'
import { resourcesAtom, toLoaded } from './resource.ts'
import { ownerAtom } from './session.ts'

/** A refusal by the server: the first fault of each field, or a problem that is shown beside the form. */
export type Refusal = { kind: 'refused'; fields: Readonly<Record<string, string>>; problem: ProblemKind | null }

/** The outcome of a change of the account. It never waits on the device: it is done, or its refusal is shown. */
export type Outcome<T = null> = { kind: 'done'; value: T } | Refusal

export const refusedAt = (field: string, fault: string): Refusal => ({
  kind: 'refused',
  fields: { [field]: fault },
  problem: null,
})

/** A reply for the form that asked. After an expired session the login opens above the page, too. */
export function toOutcome<T>(set: Setter, reply: Reply<T>): Outcome<T> {
  if (reply.kind === 'ok') return { kind: 'done', value: reply.value }
  const fields = toFieldErrors(reply)
  const problem = toHandling(reply)?.kind ?? 'failed'
  if (problem === 'signInNeeded') set(signInForAtom, 'form', () => {})
  return { kind: 'refused', fields, problem: problem === 'invalid' && Object.keys(fields).length > 0 ? null : problem }
}

/**
 * The answer to a change is the newest state of its resource: the page shows it at once.
 *
 * @param owner the member who sent the change; if another member has signed in meanwhile, the answer is not theirs.
 */
export function keepAnswer<C extends Call>(
  get: Getter,
  set: Setter,
  reference: ResourceRef<C>,
  reply: Reply<Answer<C>>,
  owner: string | null,
): void {
  if (reply.kind !== 'ok' || get(ownerAtom) !== owner) return
  const last = toLoaded(reply)
  set(resourcesAtom, (all) => ({ ...all, [toResourceKey(reference)]: { state: 'ready', last, fetchingMore: false } }))
}
