import { Dexie } from 'dexie'
import type { OutboxDatabase, Outcome } from './database.ts'
import type { Entry } from './entry.ts'

/** Entries of an owner that are remembered after they left. */
export const HISTORY_KEPT = 200

/** Takes entries out of the outbox and notes why. Call inside a transaction over `outbox` and `history`. */
export async function remove(
  db: OutboxDatabase,
  entries: readonly Entry[],
  outcome: Outcome,
  at: number,
): Promise<void> {
  // Dexie leaves the transaction when there is nothing to ask the database for.
  if (entries.length === 0) return
  const seqs = entries.map(({ seq }) => seq)
  await Promise.all([removeRows(db, seqs), remember(db, entries, outcome, at)])
}

/** What a queue that drains lets go of lies side by side, and goes with one call to the database. */
function removeRows(db: OutboxDatabase, seqs: readonly number[]): Promise<unknown> {
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)]
  const isRun = last - first === seqs.length - 1
  return isRun ? db.outbox.where('seq').between(first, last, true, true).delete() : db.outbox.bulkDelete([...seqs])
}

/** How many come in between two looks at how many there are: counting each time would cost every command. */
const LOOK_EVERY = 20

/** Notes why entries left the outbox, and forgets the oldest. Call inside the transaction that removes them. */
export async function remember(
  db: OutboxDatabase,
  entries: readonly Pick<Entry, 'owner' | 'key' | 'kind' | 'slot'>[],
  outcome: Outcome,
  at: number,
): Promise<void> {
  const rows = entries.map(({ owner, key, kind, slot }) => ({ owner, key, kind, slot, outcome, at }))
  const [first] = rows
  if (first === undefined) return
  const last = await db.history.bulkAdd(rows)
  if (last % LOOK_EVERY >= rows.length) return
  const mine = db.history.where('[owner+at]').between([first.owner, Dexie.minKey], [first.owner, Dexie.maxKey])
  const surplus = (await mine.count()) - HISTORY_KEPT
  if (surplus > 0) await mine.limit(surplus).delete()
}
