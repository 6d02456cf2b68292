import { Dexie } from 'dexie'
import type { UserId } from '#contract/ids.ts'
import { LEASE_MS } from './claim.ts'
import type { OutboxDatabase } from './database.ts'
import type { Entry, EntryState } from './entry.ts'
import { type ReadRow, readRow } from './lift.ts'
import { parkedFact } from './meta.ts'
import type { OutboxRow, OutboxSummary } from './views.ts'

/** Counts by index, without reading an entry. */
export async function readSummary(db: OutboxDatabase, owner: UserId): Promise<OutboxSummary> {
  const count = (state: EntryState) =>
    db.outbox.where('[owner+state+seq]').between([owner, state, Dexie.minKey], [owner, state, Dexie.maxKey]).count()
  const total = async (states: readonly EntryState[]) =>
    (await Promise.all(states.map(count))).reduce((sum, one) => sum + one, 0)
  const [waiting, failed, parked] = await Promise.all([
    total(['pending', 'sending', 'parked']),
    total(['failed', 'blocked', 'review']),
    parkedFact.read(db, owner),
  ])
  return { waiting, failed, parked: parked?.reason ?? null }
}

/** Counts all of an owner's rows by kind, those of other versions and damaged ones too. */
export async function countKinds(db: OutboxDatabase, owner: UserId): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  await db.outbox
    .where('owner')
    .equals(owner)
    .each(({ kind }: { kind?: unknown }) => {
      const name = typeof kind === 'string' ? kind : ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
    })
  return counts
}

/** More rows than anyone reads; a queue of thousands must not fill the memory. */
const SHOWN = 500

/** An owner's rows in order of arrival. Where not all are shown, those are that need a decision or are on their way. */
export async function readRows(db: OutboxDatabase, owner: UserId): Promise<OutboxRow[]> {
  const first = db.outbox.where('[owner+state]').anyOf(['review', 'sending'].map((state) => [owner, state]))
  // The others by their states' names: blocked and failed ones before those that wait.
  const rows = [
    ...(await first.limit(SHOWN).toArray()),
    ...(await db.outbox.where('owner').equals(owner).limit(SHOWN).toArray()),
  ]
  const shown = [...new Map(rows.map((row) => [row.seq, row])).values()].slice(0, SHOWN)
  const read = shown.sort((a, b) => a.seq - b.seq).map(readRow)
  return read.map((row) => toOutboxRow(row, read))
}

function toOutboxRow(row: ReadRow, all: readonly ReadRow[]): OutboxRow {
  switch (row.kind) {
    case 'entry':
      return {
        row: 'entry',
        entry: row.entry,
        dependents: toDependents(row.entry.key, all),
        sending: toSending(row.entry),
      }
    case 'newer':
      return { row: 'newer', seq: row.seq, kind: row.of }
    case 'unreadable':
      return { row: 'unreadable', seq: row.seq }
  }
}

function toSending({ state, lease }: Entry) {
  return state === 'sending' && lease ? { since: lease.until - LEASE_MS, until: lease.until } : null
}

function toDependents(key: string, all: readonly ReadRow[]): string[] {
  const direct = all.flatMap((row) => (row.kind === 'entry' && row.entry.deps.includes(key) ? [row.entry.key] : []))
  return [...new Set(direct.flatMap((dependent) => [dependent, ...toDependents(dependent, all)]))]
}
