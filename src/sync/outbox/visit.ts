import type { UserId } from '#contract/ids.ts'
import { readDamaged } from './damaged.ts'
import type { OutboxDatabase } from './database.ts'
import type { Entry } from './entry.ts'
import { readHistory } from './history.ts'
import { readRow } from './readRow.ts'

/**
 * The outcome of the entries that waited when the member opened the screen.
 *
 * `total` leaves out what was discarded since; `sent` of it has arrived, the last of it in `entries`, newest first.
 */
export type Visit = { total: number; sent: number; entries: readonly Entry[] }

/** More than anyone reads of what is done. */
const SHOWN = 20
/** Names of what is sent are known of what was read while it waited. */
const READ = 500

/**
 * Reads how a visit goes on. The history says what became of what is gone; it holds no names, so that these are kept
 * here from the time when an entry still waited.
 *
 * @param since when the visit began, in milliseconds.
 */
export function createVisit(db: OutboxDatabase, owner: UserId, since: number): () => Promise<Visit> {
  let atFirst: Set<number> | null = null
  const known = new Map<string, Entry>()
  return () =>
    db.transaction('r', db.outbox, db.history, db.meta, async () => {
      const seqs = new Set(await db.outbox.where('owner').equals(owner).primaryKeys())
      atFirst ??= seqs
      for (const row of await db.outbox.where('owner').equals(owner).limit(READ).toArray()) {
        const read = readRow(row)
        if (read.kind === 'entry' && atFirst.has(read.entry.seq)) known.set(read.entry.key, read.entry)
      }
      const past = (await readHistory(db)).filter((row) => row.owner === owner && row.at >= since)
      const discarded = past.filter(({ key, outcome }) => outcome !== 'done' && known.has(key)).length
      for (const { row } of await readDamaged(db, owner)) atFirst.delete((row as Entry).seq)
      const gone = [...atFirst].filter((seq) => !seqs.has(seq)).length
      const sent = past.flatMap(({ key, outcome }) => (outcome === 'done' ? (known.get(key) ?? []) : []))
      return {
        total: atFirst.size - discarded,
        sent: gone - discarded,
        entries: sent.toReversed().slice(0, SHOWN),
      }
    })
}
