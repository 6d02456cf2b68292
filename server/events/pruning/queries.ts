import { eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { events } from '../../db/schema/events.ts'
import { meta } from '../../db/schema/meta.ts'

const PRUNED = 'events.pruned'

/**
 * The pruned part of the log: the number of the last transaction that may lack rows, and the time of the pruning. Null:
 * never pruned.
 */
export async function readPruned(db: Db): Promise<{ tx: bigint; at: Date } | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, PRUNED))
  const value = row?.value as { tx: string; at: string } | undefined
  return value === undefined ? null : { tx: BigInt(value.tx), at: new Date(value.at) }
}

/** Deletes the events before a time, and stores the position up to which the log is pruned. */
export async function prune(db: Db, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(events).where(lt(events.at, before)).returning({ tx: events.tx })
    if (gone.length === 0) return
    const last = gone.reduce((most, row) => (BigInt(row.tx) > most ? BigInt(row.tx) : most), 0n)
    const value = { tx: String(last), at: before.toISOString() }
    await tx.insert(meta).values({ key: PRUNED, value }).onConflictDoUpdate({ target: meta.key, set: { value } })
  })
}
