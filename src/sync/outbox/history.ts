import type { HistoryRow, OutboxDatabase, Outcome } from './database.ts'
import type { Entry } from './entry.ts'

/** So many times that something left are remembered, however much it was. */
const HISTORY_KEPT = 200

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

/** The rows that a draining queue deletes lie side by side: one call to the database deletes them. */
function removeRows(db: OutboxDatabase, seqs: readonly number[]): Promise<unknown> {
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)]
  const isRun = last - first === seqs.length - 1
  return isRun ? db.outbox.where('seq').between(first, last, true, true).delete() : db.outbox.bulkDelete([...seqs])
}

/** The number of new rows between two counts: counting each time would cost every command. */
const LOOK_EVERY = 20

/**
 * Notes why an owner's entries left the outbox, and forgets the oldest. Call inside the transaction that removes them.
 */
export async function remember(
  db: OutboxDatabase,
  entries: readonly Pick<Entry, 'owner' | 'key' | 'kind' | 'slot'>[],
  outcome: Outcome,
  at: number,
): Promise<void> {
  const [first] = entries
  if (first === undefined) return
  const left = entries.map(({ key, kind, slot }) => ({ key, kind, slot }))
  const last = await db.history.add({ owner: first.owner, at, outcome, entries: left })
  if (last % LOOK_EVERY === 0)
    await db.history
      .where('id')
      .belowOrEqual(last - HISTORY_KEPT)
      .delete()
}

/** An entry that left the outbox; `id` rises with each time that something left. */
export type Past = Omit<HistoryRow, 'entries'> & HistoryRow['entries'][number]

/** The history of all owners, in the order in which entries left. */
export async function readHistory(db: OutboxDatabase): Promise<readonly Past[]> {
  return (await db.history.toArray()).flatMap(({ entries, ...row }) => entries.map((entry) => ({ ...row, ...entry })))
}
