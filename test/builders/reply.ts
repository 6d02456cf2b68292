import * as z from 'zod/mini'
import { Problem } from '#contract/problem.ts'
import type { Reply } from '../../src/sync/api.ts'

/** A success of the network. */
export function anOkReply<T>(value: T): Reply<T> {
  return { kind: 'ok', value, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' }
}

/** A refusal with problem details; a code that is not the contract's comes without them, as from a proxy. */
export function aProblemReply(overrides: Partial<Problem> & { status: number; code: string }): Reply<never> {
  const { status, code } = overrides
  const problem = z.parse(Problem, { type: `/api/docs#${code}`, title: code, request_id: '1', ...overrides })
  return { kind: 'problem', status, code, problem: code === 'unknown' ? null : problem, retryAfter: null }
}
