import { Dexie } from 'dexie'
import * as z from 'zod/mini'
import { Instant, type UserId } from '#contract/ids.ts'
import { readMark } from '../commands/mark.ts'
import { LEASE_MS } from './claim.ts'
import { countDamaged, readDamaged } from './damaged.ts'
import type { OutboxDatabase } from './database.ts'
import type { Entry, EntryState } from './entry.ts'
import { inState } from './inState.ts'
import { parkedFact } from './meta.ts'
import { decidedStates, type ReadRow, readRow } from './readRow.ts'
import type { OutboxRow, OutboxSummary } from './views.ts'

/** From how many rows on counting what is left over is quicker than counting what waits. */
const MANY = 500

/** Counts without reading an entry. */
export function readSummary(db: OutboxDatabase, owner: UserId): Promise<OutboxSummary> {
  return db.transaction('r', db.outbox, db.meta, async () => {
    const [all, decided, damaged, parked] = await Promise.all([
      db.outbox.count(),
      countStates(db, owner, decidedStates),
      countDamaged(db, owner),
      parkedFact.read(db, owner),
    ])
    const waiting =
      all > MANY
        ? all - decided - (await countOthers(db, owner))
        : await countStates(db, owner, ['pending', 'sending', 'parked'])
    return { waiting, failed: decided + damaged, parked: parked?.reason ?? null }
  })
}

async function countStates(db: OutboxDatabase, owner: UserId, states: readonly EntryState[]): Promise<number> {
  const counts = states.map((state) => inState(db, owner, state).count())
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0)
}

/**
 * Chromium looks up every row behind an index that it counts, but not those of a whole store: with 10,000 that wait
 * this takes a thirtieth of the time, as long as a device's other members left less behind.
 */
async function countOthers(db: OutboxDatabase, owner: UserId): Promise<number> {
  const byOwner = () => db.outbox.where('[owner+state+seq]')
  const [before, after] = await Promise.all([
    byOwner().below([owner]).count(),
    byOwner().above([owner, Dexie.maxKey]).count(),
  ])
  return before + after
}

/** Counts all of an owner's rows by kind (marks by their own), those of other versions and damaged ones too. */
export async function countKinds(db: OutboxDatabase, owner: UserId): Promise<ReadonlyMap<string, number>> {
  const damaged = (await readDamaged(db, owner)).filter((one) => one.owner === owner).length
  const counts = new Map(damaged > 0 ? [['', damaged]] : [])
  await db.outbox
    .where('owner')
    .equals(owner)
    .each(({ kind, slot }: { kind?: unknown; slot?: unknown }) => {
      const name = typeof kind === 'string' ? (readMark(kind, slot) ?? kind) : ''
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
  const damaged = (await readDamaged(db, owner)).map(({ nth, row, ...of }) =>
    toUnreadable(nth, row, of.owner === owner, read),
  )
  return [...damaged, ...read.map((row) => toOutboxRow(row, read))]
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
      return toUnreadable(row.seq, row.row, true, all)
  }
}

const Remaining = z.object({
  key: z.catch(z.string(), ''),
  kind: z.catch(z.string(), ''),
  args: z.optional(z.unknown()),
  intentAt: z.catch(z.nullable(Instant), null),
  firstSentAt: z.catch(z.nullable(z.number()), null),
})

/** @param isOwn the row names this member as its owner: its content is shown to no other member. */
function toUnreadable(seq: number, row: unknown, isOwn: boolean, all: readonly ReadRow[]): OutboxRow {
  const { key, kind, args, intentAt, firstSentAt } = z.parse(Remaining, row)
  return {
    row: 'unreadable',
    seq,
    remains: isOwn ? { kind, args, intentAt, wasSent: firstSentAt !== null } : null,
    dependents: toDependents(key, all),
  }
}

function toSending({ state, lease }: Entry) {
  return state === 'sending' && lease ? { since: lease.until - LEASE_MS, until: lease.until } : null
}

function toDependents(key: string, all: readonly ReadRow[]): string[] {
  const direct = all.flatMap((row) => (row.kind === 'entry' && row.entry.deps.includes(key) ? [row.entry.key] : []))
  return [...new Set(direct.flatMap((dependent) => [dependent, ...toDependents(dependent, all)]))]
}
