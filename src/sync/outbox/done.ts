import type { UserId } from '#contract/ids.ts'
import type { OutboxDatabase } from './database.ts'
import { readHistory } from './history.ts'
import { toldFact } from './meta.ts'

/** The age, in ms, after which a member is no longer told that a command has arrived. */
const STALE_MS = 6 * 3_600_000

/**
 * The number of the newest receipt of a kind; 0 while there is none. It rises with each, whichever replayer sent the
 * entry.
 */
export async function readNewestDone(db: OutboxDatabase, owner: UserId, kind: string): Promise<number> {
  const rows = await historyOf(db, owner)
  return Math.max(0, ...rows.filter((row) => row.kind === kind && row.outcome === 'done').map(({ id }) => id))
}

/** The slot of the newest receipt of a kind that was not shown on this device; null when there is none. */
export async function peekDone(db: OutboxDatabase, owner: UserId, kind: string): Promise<string | null> {
  return (await readFresh(db, owner, kind)).at(-1)?.slot ?? null
}

async function readFresh(db: OutboxDatabase, owner: UserId, kind: string) {
  const rows = await historyOf(db, owner)
  const told = (await toldFact.read(db, owner))?.[kind] ?? 0
  return rows.filter((row) => row.id > told && row.kind === kind && row.outcome === 'done')
}

/**
 * The slots of commands of a kind whose receipts were not shown on this device, the oldest first. Each is returned
 * once, whichever tab asks and wherever its receipt arrived: here, on another page, or in the worker.
 */
export function takeDone(db: OutboxDatabase, owner: UserId, kind: string, now: number): Promise<readonly string[]> {
  return db.transaction('rw', db.history, db.meta, async () => {
    const fresh = await readFresh(db, owner, kind)
    const newest = fresh.at(-1)
    if (newest) await toldFact.write(db, owner, { ...(await toldFact.read(db, owner)), [kind]: newest.id })
    return fresh.filter(({ at }) => now - at < STALE_MS).map(({ slot }) => slot)
  })
}

const historyOf = async (db: OutboxDatabase, owner: UserId) =>
  (await readHistory(db)).filter((row) => row.owner === owner)
