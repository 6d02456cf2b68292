import { atom } from 'jotai'
import type { Problem } from '#contract/problem.ts'
import type { Reply } from '../../sync/api.ts'
import { type ProblemKind, toHandling } from './problems.ts'
import { reportProblemAtom } from './reportProblem.ts'

/** The reason why a resource has no fresh answer. `kind` by the table of `problems.ts`. */
export type Failure =
  | { reason: 'unreachable' }
  | { reason: 'notFound' }
  | { reason: 'problem'; kind: ProblemKind; status: number; code: string; problem: Problem | null }

export function toFailure(reply: Extract<Reply<unknown>, { kind: 'problem' }>): Failure {
  const kind = toHandling(reply)?.kind ?? 'failed'
  if (kind === 'notFound') return { reason: 'notFound' }
  return { reason: 'problem', kind, status: reply.status, code: reply.code, problem: reply.problem }
}

/** Failures that a screen's own words do not tell. */
const SAID_BESIDES: ReadonlySet<ProblemKind | undefined> = new Set(['signInNeeded', 'tooFast', 'accountTooNew'])

/** A screen shows by itself that something could not be loaded; haste, the login and a new account are said besides. */
export const reportLoadAtom = atom(null, (_get, set, reply: Reply<unknown>, again: () => void): void => {
  if (SAID_BESIDES.has(toHandling(reply)?.kind)) set(reportProblemAtom, reply, again)
})
