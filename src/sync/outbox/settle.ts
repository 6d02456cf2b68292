import type { UserId } from '#contract/ids.ts'
import type { Clock } from '../clock.ts'
import type { BoundCommand, Confirmed } from '../commands/command.ts'
import type { OutboxDatabase, OwnRow } from './database.ts'
import { blockDependents } from './dependents.ts'
import type { Entry } from './entry.ts'
import { remove } from './history.ts'
import { inState } from './inState.ts'
import { parkedFact, pauseFact } from './meta.ts'
import { putOwn } from './own.ts'
import { readRun } from './queue.ts'
import { readRow } from './readRow.ts'
import type { Verdict } from './verdict.ts'

/** The result of an attempt; `untried`: the server did not process it, and it may be sent again at once. */
export type Settlement = Verdict | { do: 'untried' }

/** An entry that was claimed and sent, and what became of it. */
export type Settled = { entry: Entry; command: BoundCommand; settlement: Settlement }

export type SettleDeps = { db: OutboxDatabase; clock: Clock }

/**
 * Writes the outcomes of an owner's claimed entries, in one transaction: a receipt's own state and ids together with
 * the entry's removal. Returns false for each entry whose lease this replayer has lost, and writes nothing of it:
 * another replayer sends it now.
 */
export function settleAll(
  { db, clock }: SettleDeps,
  owner: UserId,
  all: readonly Settled[],
): Promise<readonly boolean[]> {
  return db.transaction('rw', [db.outbox, db.own, db.idmap, db.history, db.meta], async () => {
    const rows = await readRun(
      db,
      all.map(({ entry }) => entry.seq),
    )
    const isOurs = rows.map((row, index) => {
      const read = row && readRow(row)
      return read?.kind === 'entry' && read.entry.lease?.id === all[index]?.entry.lease?.id
    })
    await write(
      db,
      owner,
      all.filter((_one, index) => isOurs[index]),
      clock.now(),
    )
    return isOurs
  })
}

/** All of a kind at once: each question to the database costs as much as the work in it. */
async function write(db: OutboxDatabase, owner: UserId, all: readonly Settled[], now: number): Promise<void> {
  const unset = all.filter(({ settlement }) => settlement.do === 'doneAsGone').map(({ entry }) => entry.slot)
  const known = unset.length === 0 ? [] : await db.own.bulkGet(unset.map((slot): [UserId, string] => [owner, slot]))
  const effects = toEffects(all, known)
  const isDone = ({ settlement }: Settled) => settlement.do === 'done' || settlement.do === 'doneAsGone'
  const done = all.filter(isDone).map(({ entry }) => entry)
  const kept = all.filter((one) => !isDone(one))
  const ids = effects.ids.map(([local, server]) => ({ owner, local, server }))
  // None of these waits for another.
  await Promise.all([
    putOwn(db, owner, effects.own),
    remove(db, done, 'done', now),
    ids.length > 0 && db.idmap.bulkPut(ids),
    kept.length > 0 && db.outbox.bulkPut(kept.map(({ entry, settlement }) => toKept(entry, settlement, now))),
  ])
  for (const { entry, settlement } of kept) {
    if (settlement.do === 'park') await parkedFact.write(db, owner, { reason: settlement.reason, at: now })
    else if (settlement.do === 'pause') await pauseFact.write(db, owner, { until: now + settlement.ms })
    else if (settlement.do === 'fail' || settlement.do === 'review') await blockDependents(db, entry)
  }
}

/** The state that the receipts confirm, in order. */
function toEffects(all: readonly Settled[], known: readonly (OwnRow | undefined)[]) {
  const own: Confirmed[] = []
  const ids: [string, string][] = []
  for (const { entry, command, settlement } of all) {
    if (settlement.do === 'done') {
      // An answer that a newer server words differently is a receipt all the same.
      const effect = command.receipt(settlement.answer)
      own.push(...(effect?.own ?? []))
      ids.push(...Object.entries(effect?.ids ?? {}))
    } else if (settlement.do === 'doneAsGone') {
      // It may follow another one of its slot.
      const isOfSlot = ({ slot }: { slot: string } = { slot: '' }) => slot === entry.slot
      const before = own.findLast(isOfSlot) ?? known.find(isOfSlot)
      if (before) own.push({ slot: entry.slot, state: command.fold(before.state), updatedAt: before.updatedAt })
    }
  }
  return { own, ids }
}

/** An entry as it stays, after what became of its attempt. */
function toKept(entry: Entry, settlement: Settlement, now: number): Entry {
  const free: Entry = { ...entry, lease: null }
  switch (settlement.do) {
    case 'park':
      return { ...free, state: 'parked', nextAt: 0 }
    case 'again':
      return { ...toRetry(free, settlement), nextAt: now + settlement.ms }
    case 'pause':
      return { ...toRetry(free, settlement), nextAt: 0 }
    case 'wait':
      // Its only request had no effect: the member may still change it, or take it back.
      return {
        ...free,
        state: 'pending',
        nextAt: now + settlement.ms,
        firstSentAt: entry.lease?.first ? null : entry.firstSentAt,
        lastError: settlement.error,
      }
    case 'fail':
      return { ...free, state: 'failed', lastError: settlement.error }
    case 'review':
      return { ...free, state: 'review', lastError: settlement.error }
    // Untried: what is done is removed.
    default:
      return { ...free, state: 'pending' }
  }
}

function toRetry(entry: Entry, { error }: { error: Entry['lastError'] }): Entry {
  return { ...entry, state: 'pending', attempts: entry.attempts + 1, lastError: error }
}

/** The owner is signed in again: the queue goes on. */
export function unpark(db: OutboxDatabase, owner: UserId): Promise<void> {
  return db.transaction('rw', db.outbox, db.meta, async () => {
    await parkedFact.remove(db, owner)
    await inState(db, owner, 'parked').modify((row) => {
      if (readRow(row).kind === 'entry') row.state = 'pending'
    })
  })
}
