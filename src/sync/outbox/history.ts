import { Dexie } from 'dexie'
import type { OutboxDatabase, Outcome } from './database.ts'
import type { Entry } from './entry.ts'

/** Entries of an owner that are remembered after they left. */
export const HISTORY_KEPT = 200

/** Notes why an entry left the outbox, and forgets the oldest. Call inside the transaction that removes it. */
export async function remember(
  db: OutboxDatabase,
  entry: Pick<Entry, 'owner' | 'key' | 'kind' | 'slot'>,
  outcome: Outcome,
  at: number,
): Promise<void> {
  const { owner, key, kind, slot } = entry
  const id = await db.history.add({ owner, key, kind, slot, outcome, at })
  // Counting each time would cost every command; now and then is as good.
  if (id % 20 !== 0) return
  const mine = db.history.where('[owner+at]').between([owner, Dexie.minKey], [owner, Dexie.maxKey])
  const surplus = (await mine.count()) - HISTORY_KEPT
  if (surplus > 0) await mine.limit(surplus).delete()
}
