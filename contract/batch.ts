import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { IntentSeq, IntentSlot } from './intents.ts'

/** How many commands one batch may hold. */
export const BATCH_MAX = 50

/** Characters that a header may hold: a value cannot end one header and begin another. */
const field = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[\x20-\x7e]+$/))

/**
 * One command of a batch: what would be its request if it came alone. `key`, `intent_at`, `intent_after`, `intent_slot`,
 * `intent_seq` and `if_match` are the headers `Idempotency-Key`, `X-Intent-At`, `X-Intent-After`, `X-Intent-Slot`,
 * `X-Intent-Seq` and `If-Match`. `X-Intent-Device`, `X-Client-Now` and `X-Clock-Skew` are headers of the batch.
 */
const BatchedCommand = z.object({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().check(z.maxLength(500), z.regex(/^\/api\/[^?#\s]+$/)),
  key: field(100),
  intent_at: z.optional(field(100)),
  intent_after: z.optional(field(100)),
  intent_slot: z.optional(IntentSlot),
  intent_seq: z.optional(IntentSeq),
  if_match: z.optional(field(200)),
  /** Commands of one lane depend on each other's order: after a refusal the rest of it is not tried (424). */
  lane: z.optional(z.string().check(z.maxLength(300))),
  body: z.optional(z.unknown()),
})
export type BatchedCommand = z.infer<typeof BatchedCommand>

/** The status of a command that was not tried: one before it in its lane was refused, or the batch had taken its time. */
export const NOT_TRIED = 424

/** The answer to one command, as it would be alone. */
const BatchReceipt = z.object({
  key: z.string(),
  status: z.int(),
  /** It had been carried out before: this is the answer of that time. */
  replayed: z.boolean(),
  body: z.unknown(),
  /** Seconds, where the refusal named any. */
  retry_after: z.optional(z.int()),
})
export type BatchReceipt = z.infer<typeof BatchReceipt>

export const batchCall = defineCall({
  method: 'POST',
  path: '/api/batch',
  summary: 'Up to 50 commands in one request, each as if it came alone',
  audience: 'member',
  body: z.object({ commands: z.array(BatchedCommand).check(z.minLength(1), z.maxLength(BATCH_MAX)) }),
  /** In the order of the commands. */
  answer: z.object({ receipts: z.array(BatchReceipt) }),
})
