import * as z from 'zod/mini'
import { IntentDevice, IntentSeq, IntentSlot } from '#contract/intents.ts'
import type { IntentOrder } from '../db/deviceIntents.ts'

const Headers = z.object({
  'x-intent-device': IntentDevice,
  'x-intent-slot': IntentSlot,
  'x-intent-seq': z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)), IntentSeq),
})

/**
 * Place of a command among those of its device (`X-Intent-Device`, `X-Intent-Slot`, `X-Intent-Seq`). Null without it, or
 * where it cannot be read: order is never a reason to refuse.
 */
export function toIntentOrder(headers: Readonly<Record<string, unknown>>): IntentOrder | null {
  const read = z.safeParse(Headers, headers)
  if (!read.success) return null
  const { 'x-intent-device': device, 'x-intent-slot': slot, 'x-intent-seq': seq } = read.data
  return { device, slot, seq }
}
