import type { Getter, Setter } from 'jotai'
import type { Answer, Call } from '#contract/call.ts'
import type { Reply } from '../../sync/api.ts'
import { signInForAtom } from './modal.ts'
import { type ProblemKind, toFieldErrors, toHandling } from './problems.ts'
import { resourcesAtom, toLoaded, toResourceKey } from './resource.ts'
import { ownerAtom } from './session.ts'

/** Why the server did not do it: the first fault of each field, or what else is told beside the form. */
export type Refusal = { kind: 'refused'; fields: Readonly<Record<string, string>>; problem: ProblemKind | null }

/** What became of a change of the account. Nothing of it waits on the device: it is done, or it is told. */
export type Outcome<T = null> = { kind: 'done'; value: T } | Refusal

export const refusedAt = (field: string, fault: string): Refusal => ({
  kind: 'refused',
  fields: { [field]: fault },
  problem: null,
})

/** A reply for the form that asked. Whose session has run out gets the login above the page, too. */
export function toOutcome<T>(set: Setter, reply: Reply<T>): Outcome<T> {
  if (reply.kind === 'ok') return { kind: 'done', value: reply.value }
  const fields = toFieldErrors(reply)
  const problem = toHandling(reply)?.kind ?? 'failed'
  if (problem === 'signInNeeded') set(signInForAtom, 'form', () => {})
  return { kind: 'refused', fields, problem: problem === 'invalid' && Object.keys(fields).length > 0 ? null : problem }
}

/**
 * What a change answered is the newest there is of a resource: it stands on the page at once.
 *
 * @param owner who asked; another member has signed in meanwhile, and it is none of theirs.
 */
export function keepAnswer<C extends Call>(
  get: Getter,
  set: Setter,
  call: C,
  reply: Reply<Answer<C>>,
  owner: string | null,
): void {
  if (reply.kind !== 'ok' || get(ownerAtom) !== owner) return
  const last = toLoaded(reply)
  set(resourcesAtom, (all) => ({ ...all, [toResourceKey(call)]: { state: 'ready', last, fetchingMore: false } }))
}
