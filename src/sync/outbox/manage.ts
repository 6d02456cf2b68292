import type { CommandKey, UserId } from '#contract/ids.ts'
import type { Clock } from '../clock.ts'
import { toDueAt } from './claim.ts'
import { discardDamaged, setAside } from './damaged.ts'
import type { OutboxDatabase } from './database.ts'
import { findDependents, followKey } from './dependents.ts'
import type { Entry } from './entry.ts'
import { remove } from './history.ts'
import { keepIntentOrder, nextIntentTime } from './intentTime.ts'
import { isWaiting, readRow } from './readRow.ts'

export type ManageDeps = { db: OutboxDatabase; clock: Clock; uuid: () => string }

/**
 * The user wants an entry sent again. A refused one becomes a new command with a new key, meant now: the server keeps
 * its refusal under the old key. A waiting one keeps its key and is due at once.
 */
export function retry({ db, clock, uuid }: ManageDeps, owner: UserId, seq: number): Promise<void> {
  return db.transaction('rw', db.outbox, db.own, db.meta, async () => {
    const entry = await readOwn(db, owner, seq)
    if (!entry || entry.state === 'sending' || entry.state === 'blocked') return
    if (isWaiting(entry.state)) {
      await db.outbox.put({ ...entry, nextAt: 0 })
      return
    }
    const key = uuid() as CommandKey
    const time = await nextIntentTime({ db, clock }, owner, db.own.get([owner, entry.slot]))
    const renewed = { ...entry, key, ...time, state: 'pending', attempts: 0, nextAt: 0 } as const
    await Promise.all([
      keepIntentOrder(db, owner, time),
      db.outbox.put({ ...renewed, firstSentAt: null, lastError: null }),
    ])
    await followKey(db, entry, key)
  })
}

/**
 * Discards an entry, or the rest of a damaged one, and those that depend on it. An entry that is being sent stays until
 * its lease is over: then it is due again like any other whose answer was lost.
 */
export function discard({ db, clock }: ManageDeps, owner: UserId, seq: number): Promise<void> {
  return db.transaction('rw', db.outbox, db.history, db.meta, async () => {
    const row = await db.outbox.get(seq)
    if (row === undefined) return discardDamaged(db, owner, seq, clock.now())
    if (row.owner !== owner) return
    const read = readRow(row)
    if (read.kind === 'newer') return
    if (read.kind === 'unreadable') return discardDamaged(db, owner, await setAside(db, row), clock.now())
    if (read.entry.state === 'sending' && toDueAt(read.entry, clock.now(), false) > clock.now()) return
    const gone = [read.entry, ...(await findDependents(db, read.entry))]
    await remove(db, gone, 'discarded', clock.now())
  })
}

/** An owner's entry; null if it is gone, another member's, or of another version. */
export async function readOwn(db: OutboxDatabase, owner: UserId, seq: number): Promise<Entry | null> {
  const row = await db.outbox.get(seq)
  const read = row && readRow(row)
  return read?.kind === 'entry' && read.entry.owner === owner ? read.entry : null
}
