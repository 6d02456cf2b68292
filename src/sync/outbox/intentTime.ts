import type { UserId } from '#contract/ids.ts'
import type { Clock } from '../clock.ts'
import type { OutboxDatabase, OwnRow } from './database.ts'
import type { Entry } from './entry.ts'
import { cursorFact, deviceFact } from './meta.ts'

/** Time and place of an intent, as its entry holds them. */
export type IntentTime = Pick<Entry, 'intentAt' | 'intentAfter'> & { intentOrder: NonNullable<Entry['intentOrder']> }

/**
 * Time of something that is meant now, by the device's clock, after what the device had heard of the server by then
 * (ADR 028), and its place after all earlier intents of the device (ADR 029). The place counts once `keepIntentOrder` has
 * stored it, in the same transaction.
 *
 * @param own confirmed state of the slot, as it is read in the same transaction.
 */
export async function nextIntentTime(
  { db, clock }: { db: OutboxDatabase; clock: Clock },
  owner: UserId,
  own: PromiseLike<OwnRow | undefined>,
): Promise<IntentTime> {
  const [fetched, latest, confirmed] = await Promise.all([cursorFact.read(db, owner), deviceFact.read(db, owner), own])
  const heard = Math.max(fetched?.heard?.there ?? 0, confirmed ? Date.parse(confirmed.updatedAt) : 0)
  const intentOrder = { device: latest?.device ?? crypto.randomUUID(), seq: (latest?.seq ?? 0) + 1 }
  return { intentAt: toInstant(clock.now()), ...(heard > 0 && { intentAfter: toInstant(heard) }), intentOrder }
}

/** Stores the place of the latest intent. Call inside the transaction that stores the intent, at the same time. */
export async function keepIntentOrder(db: OutboxDatabase, owner: UserId, { intentOrder }: IntentTime): Promise<void> {
  await deviceFact.write(db, owner, intentOrder)
}

const toInstant = (ms: number) => new Date(ms).toISOString()
