import type { Settlement } from '../outbox/settle.ts'
import type { BatchAnswer, Sendable, SendBatch } from '../sendBatch.ts'
import { toVerdict } from './answers.ts'
import type { AttemptDeps } from './attempt.ts'

export type BatchDeps = AttemptDeps & { sendBatch: SendBatch }

/** What is to be written down of each, in order; `isTaken` is false when this server takes no batch, or not this one. */
export type BatchOutcome = { isTaken: boolean; settlements: readonly Settlement[] }

/** Sends claimed entries in one request, with one retry under a new XSRF token. */
export async function attemptBatch(
  deps: BatchDeps,
  claimed: readonly Sendable[],
  signal: AbortSignal,
): Promise<BatchOutcome> {
  const answer = await ask(deps, claimed, signal)
  const settlements = claimed.map((one, index) => toSettlement(deps, one, answer, index))
  return {
    isTaken: answer.kind === 'receipts' || settlements.some((settlement) => settlement.do !== 'untried'),
    settlements,
  }
}

async function ask({ sendBatch, xsrf }: BatchDeps, claimed: readonly Sendable[], signal: AbortSignal) {
  const token = await xsrf.read()
  const first = await sendBatch(claimed, token, signal)
  if (first.kind !== 'refused' || !first.ours || first.code !== 'xsrf') return first
  const fresh = await xsrf.refresh(token)
  // Not refreshed is not refused: the server could not be asked for a token.
  return fresh === null ? { kind: 'unreachable' as const } : sendBatch(claimed, fresh, signal)
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
  // A second token was tried for the whole: one that is refused now parks.
  const context = { attempts: entry.attempts, unsets: command.unsets && !ofRequest, refreshed: true, random }
  const verdict = toVerdict(mine, context)
  // A refusal of the request for good says nothing of a command: each is then sent alone.
  const isFinal = verdict.do === 'fail' || verdict.do === 'review' || verdict.do === 'refreshXsrf'
  return verdict.do === 'refreshXsrf' || (ofRequest && isFinal) ? { do: 'untried' } : verdict
}
