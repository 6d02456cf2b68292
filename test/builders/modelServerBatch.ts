import type { BatchedCommand, BatchReceipt } from '#contract/batch.ts'

/** The headers that a command of a batch would have as a request of its own. */
export function toHeaders(
  { intent_at, intent_after, intent_slot, intent_seq, if_match }: BatchedCommand,
  batch: Headers,
): Headers {
  const headers = new Headers(batch)
  headers.set('x-intent-at', intent_at ?? '')
  headers.set('x-intent-after', intent_after ?? '')
  if (intent_slot !== undefined) headers.set('x-intent-slot', intent_slot)
  if (intent_seq !== undefined) headers.set('x-intent-seq', String(intent_seq))
  if (if_match !== undefined) headers.set('if-match', if_match)
  return headers
}

/** The receipt of a command in a batch, from the answer that it would have had as a request of its own. */
export async function toReceipt(key: string, answer: Response): Promise<BatchReceipt> {
  const retryAfter = answer.headers.get('retry-after')
  return {
    key,
    status: answer.status,
    replayed: answer.headers.has('idempotency-replayed'),
    body: await answer.json(),
    ...(retryAfter === null ? {} : { retry_after: Number(retryAfter) }),
  }
}
