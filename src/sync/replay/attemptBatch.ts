import type { Settlement } from '../outbox/settle.ts'
import type { BatchAnswer, Sendable, SendBatch } from '../sendBatch.ts'
import { toVerdict } from './answers.ts'
import { type AttemptDeps, withToken } from './attempt.ts'

export type BatchDeps = AttemptDeps & { sendBatch: SendBatch }

/** The outcome of each command, in order; `isTaken` is false when this server takes no batch, or not this one. */
export type BatchOutcome = { isTaken: boolean; settlements: readonly Settlement[] }

/** Sends claimed entries in one request. */
export async function attemptBatch(
  deps: BatchDeps,
  claimed: readonly Sendable[],
  signal: AbortSignal,
): Promise<BatchOutcome> {
  const answer = await withToken(deps.xsrf, (token) => deps.sendBatch(claimed, token, signal))
  const settlements = claimed.map((one, index) => toSettlement(deps, one, answer, index))
  return {
    isTaken: answer.kind === 'receipts' || settlements.some((settlement) => settlement.do !== 'untried'),
    settlements,
  }
}

function toSettlement(
  { random }: BatchDeps,
  { entry, command }: Sendable,
  answer: BatchAnswer,
  index: number,
): Settlement {
  const ofRequest = answer.kind !== 'receipts'
  const mine = ofRequest ? answer : answer.answers[index]
  if (mine === undefined || mine.kind === 'notTried') return { do: 'untried' }
  const verdict = toVerdict(mine, { attempts: entry.attempts, unsets: command.unsets && !ofRequest, random })
  // A refusal of the request for good says nothing of a command: each is then sent alone.
  return ofRequest && (verdict.do === 'fail' || verdict.do === 'review') ? { do: 'untried' } : verdict
}
