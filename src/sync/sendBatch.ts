import * as z from 'zod/mini'
import { type BatchedCommand, type BatchReceipt, batchCall, NOT_TRIED } from '#contract/batch.ts'
import { toUrl } from '#contract/call.ts'
import { type Fetch, readJson } from './api.ts'
import type { Clock } from './clock.ts'
import type { ClockSkew } from './clockSkew.ts'
import type { BoundCommand } from './commands/command.ts'
import type { Entry } from './outbox/entry.ts'
import { inTime, readRefusal, type SendAnswer, toClockHeaders, toIntentSlot, toRefused } from './send.ts'

/** A claimed entry with its command. */
export type Sendable = { entry: Entry; command: BoundCommand }

/**
 * The answer to a batch: an answer for each command in order, or one of the request itself, which says nothing of any
 * command. `notTried`: one before it in its lane was refused.
 */
export type BatchAnswer =
  | { kind: 'receipts'; answers: readonly (SendAnswer | { kind: 'notTried' })[] }
  | Exclude<SendAnswer, { kind: 'receipt' }>

/** Sends claimed entries of one owner in one request, in this order. Never throws. */
export type SendBatch = (
  commands: readonly Sendable[],
  xsrf: string | null,
  signal: AbortSignal,
) => Promise<BatchAnswer>

export function createSendBatch(fetchFn: Fetch, clock: Clock, readSkew: () => ClockSkew | null): SendBatch {
  return (commands, xsrf, signal) =>
    inTime(clock, signal, async (ended): Promise<BatchAnswer> => {
      const response = await fetchFn(batchCall.path, toInit(commands, xsrf, toClockHeaders(clock, readSkew()), ended))
      if (!response.ok) return readRefusal(response, clock)
      const answer = z.safeParse(batchCall.answer, await readJson(response))
      if (!answer.success) return { kind: 'unreachable' }
      const { receipts } = answer.data
      return { kind: 'receipts', answers: commands.map(({ entry }, index) => toAnswer(entry, receipts[index])) }
    })
}

function toInit(
  commands: readonly Sendable[],
  xsrf: string | null,
  clockHeaders: Readonly<Record<string, string>>,
  signal: AbortSignal,
): RequestInit {
  const [first] = commands
  // One owner's, of one device; only what an earlier version stored names none.
  const device = commands.find(({ entry }) => entry.intentOrder)?.entry.intentOrder?.device
  return {
    method: batchCall.method,
    credentials: 'same-origin',
    redirect: 'error',
    cache: 'no-store',
    signal,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-expected-user': first?.entry.owner ?? '',
      ...(device === undefined ? {} : { 'x-intent-device': device }),
      ...clockHeaders,
      ...(xsrf === null ? {} : { 'x-xsrf-token': xsrf }),
    },
    body: JSON.stringify({ commands: commands.map(toBatched) }),
  }
}

function toBatched({ entry, command }: Sendable): BatchedCommand {
  const { call, params, body, ifMatch } = command.request()
  return {
    method: call.method as BatchedCommand['method'],
    path: toUrl(call, params),
    key: entry.key,
    intent_at: entry.intentAt,
    ...(entry.intentAfter === undefined ? {} : { intent_after: entry.intentAfter }),
    ...(entry.intentOrder === undefined ? {} : { intent_slot: toIntentSlot(entry), intent_seq: entry.intentOrder.seq }),
    lane: entry.lane,
    ...(ifMatch === undefined ? {} : { if_match: ifMatch }),
    ...(body === undefined ? {} : { body }),
  }
}

/** A receipt that does not name the key is none of ours. */
function toAnswer({ key }: Entry, receipt: BatchReceipt | undefined): SendAnswer | { kind: 'notTried' } {
  if (receipt?.key !== key) return { kind: 'unreachable' }
  const { status, body, retry_after } = receipt
  if (status === NOT_TRIED) return { kind: 'notTried' }
  return status === 200 ? { kind: 'receipt', body } : toRefused(status, body, retry_after ?? null)
}
