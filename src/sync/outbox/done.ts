import type { UserId } from '#contract/ids.ts'
import type { OutboxDatabase } from './database.ts'
import { readHistory } from './history.ts'
import { toldFact } from './meta.ts'

/** Hours after which nobody wants to hear any more that something has arrived, in ms. */
const STALE_MS = 6 * 3_600_000

/** The number of the newest receipt of a kind; 0 while there is none. It rises with each, whoever sent the entry. */
export async function readNewestDone(db: OutboxDatabase, owner: UserId, kind: string): Promise<number> {
  const rows = await historyOf(db, owner)
  return Math.max(0, ...rows.filter((row) => row.kind === kind && row.outcome === 'done').map(({ id }) => id))
}

/** The slot of the newest receipt of a kind that nobody on this device was told of; null when there is none. */
export async function peekDone(db: OutboxDatabase, owner: UserId, kind: string): Promise<string | null> {
  return (await readFresh(db, owner, kind)).at(-1)?.slot ?? null
}

async function readFresh(db: OutboxDatabase, owner: UserId, kind: string) {
  const rows = await historyOf(db, owner)
  const told = (await toldFact.read(db, owner))?.[kind] ?? 0
  return rows.filter((row) => row.id > told && row.kind === kind && row.outcome === 'done')
}

/**
 * The slots of commands of a kind whose receipts nobody on this device was told of, the oldest first. Each is handed out
 * once, whichever tab asks and wherever its receipt came: here, on another page, or to the worker.
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
