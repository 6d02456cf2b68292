import type { UserId } from '#contract/ids.ts'
import type { Clock } from '../clock.ts'
import type { BoundCommand } from '../commands/command.ts'
import type { Verdict } from '../replay/answers.ts'
import type { OutboxDatabase } from './database.ts'
import { blockDependents } from './dependents.ts'
import type { Entry } from './entry.ts'
import { remember } from './history.ts'
import { readRow } from './lift.ts'
import { parkedFact, pauseFact } from './meta.ts'
import { putOwn } from './own.ts'

/** Every verdict that ends an attempt; `untried`: the server did not get to it, and it may go again at once. */
export type Settlement = Exclude<Verdict, { do: 'refreshXsrf' }> | { do: 'untried' }

/** An entry that was claimed and sent, and what became of it. */
export type Settled = { entry: Entry; command: BoundCommand; settlement: Settlement }

type SettleDeps = { db: OutboxDatabase; clock: Clock }

/** Writes down what became of one entry; see `settleAll`. */
export async function settle(
  deps: SettleDeps,
  entry: Entry,
  command: BoundCommand,
  settlement: Settlement,
): Promise<boolean> {
  const [written] = await settleAll(deps, [{ entry, command, settlement }])
  return written === true
}

/**
 * Writes down what became of claimed entries, in one transaction: a receipt's own state and ids with the entry's removal.
 * Answers false for each whose lease is no longer ours, and writes nothing of it: somebody else sends it now.
 */
export function settleAll({ db, clock }: SettleDeps, all: readonly Settled[]): Promise<readonly boolean[]> {
  return db.transaction('rw', [db.outbox, db.own, db.idmap, db.history, db.meta], async () => {
    const written: boolean[] = []
    for (const { entry: claimed, command, settlement } of all) {
      const row = await db.outbox.get(claimed.seq)
      const read = row && readRow(row)
      const isOurs = read?.kind === 'entry' && read.entry.lease?.id === claimed.lease?.id
      if (isOurs) await apply(db, { ...read.entry, lease: null }, command, settlement, clock.now())
      written.push(isOurs)
    }
    return written
  })
}

async function apply(
  db: OutboxDatabase,
  entry: Entry,
  command: BoundCommand,
  settlement: Settlement,
  now: number,
): Promise<void> {
  const { owner } = entry
  switch (settlement.do) {
    case 'done': {
      // An answer that a newer server words differently is a receipt all the same.
      const effect = command.receipt(settlement.answer)
      await putOwn(db, owner, effect?.own ?? [])
      const ids = Object.entries(effect?.ids ?? {})
      await db.idmap.bulkPut(ids.map(([local, server]) => ({ owner, local, server })))
      await remove(db, entry, now)
      return
    }
    case 'doneAsGone': {
      const own = await db.own.get([owner, entry.slot])
      if (own) await db.own.put({ ...own, state: command.fold(own.state) })
      await remove(db, entry, now)
      return
    }
    case 'park':
      await db.outbox.put({ ...entry, state: 'parked', nextAt: 0 })
      await parkedFact.write(db, owner, { reason: settlement.reason, at: now })
      return
    case 'again':
      await db.outbox.put({ ...toRetry(entry, settlement), nextAt: now + settlement.ms })
      return
    case 'pause':
      await db.outbox.put({ ...toRetry(entry, settlement), nextAt: 0 })
      await pauseFact.write(db, owner, { until: now + settlement.ms })
      return
    case 'untried':
      await db.outbox.put({ ...entry, state: 'pending' })
      return
    case 'fail':
    case 'review':
      await db.outbox.put({
        ...entry,
        state: settlement.do === 'fail' ? 'failed' : 'review',
        lastError: settlement.error,
      })
      await blockDependents(db, entry)
      return
  }
}

function toRetry(entry: Entry, { error }: { error: Entry['lastError'] }): Entry {
  return { ...entry, state: 'pending', attempts: entry.attempts + 1, lastError: error }
}

async function remove(db: OutboxDatabase, entry: Entry, now: number): Promise<void> {
  await db.outbox.delete(entry.seq)
  await remember(db, entry, 'done', now)
}

/** The owner is signed in again: the queue goes on. */
export function unpark(db: OutboxDatabase, owner: UserId): Promise<void> {
  return db.transaction('rw', db.outbox, db.meta, async () => {
    await parkedFact.remove(db, owner)
    await db.outbox
      .where('[owner+state+seq]')
      .between([owner, 'parked', 0], [owner, 'parked', Number.POSITIVE_INFINITY])
      .modify((row) => {
        if (readRow(row).kind === 'entry') row.state = 'pending'
      })
  })
}
