import type { UserId } from '#contract/ids.ts'
import type { Clock } from '../clock.ts'
import type { OutboxDatabase, OwnRow } from './database.ts'
import type { Entry } from './entry.ts'
import { cursorFact } from './meta.ts'

/**
 * When something is meant that is meant now: by the device's clock, and after what it had heard of the server by then
 * (ADR 028). Call inside a transaction over `meta`.
 *
 * @param own what is confirmed of the slot.
 */
export async function readIntentTime(
  { db, clock }: { db: OutboxDatabase; clock: Clock },
  owner: UserId,
  own: OwnRow | undefined,
): Promise<Pick<Entry, 'intentAt' | 'intentAfter'>> {
  const fetched = await cursorFact.read(db, owner)
  const heard = Math.max(fetched?.heard?.there ?? 0, own ? Date.parse(own.updatedAt) : 0)
  return { intentAt: toInstant(clock.now()), ...(heard > 0 && { intentAfter: toInstant(heard) }) }
}

const toInstant = (ms: number) => new Date(ms).toISOString()
