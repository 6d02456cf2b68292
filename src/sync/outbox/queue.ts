import { Dexie } from 'dexie'
import type { UserId } from '#contract/ids.ts'
import type { OutboxDatabase } from './database.ts'
import type { Entry } from './entry.ts'
import { isWaiting, type ReadRow, readRow } from './readRow.ts'

/** Rows by number, in the order asked for; a row that is gone is undefined. */
type Rows = readonly (Entry | undefined)[]

/** The entries to be claimed, and the waiting entries of their lanes, in order. */
export type Queue = { rows: Rows; lanes: Map<string, ReadRow[]> }

/** For each entry that is claimed so many rows may stand at the queue's front and are read with it. */
const FRONT = 4

/**
 * Reads what is to be claimed with all that stands before it in its lanes. A queue that drains is read from its front
 * with one question to the database; where much stays behind there, each lane is asked for.
 */
export async function readQueue(db: OutboxDatabase, owner: UserId, seqs: readonly number[]): Promise<Queue> {
  const limit = FRONT * seqs.length
  const end = Math.max(...seqs)
  const front = await db.outbox.where('seq').belowOrEqual(end).limit(limit).toArray()
  if (front.length === limit) return readLanes(db, owner, await readRun(db, seqs))
  const inLanes = new Map<string, Entry[]>()
  for (const row of front) {
    if (row.owner === owner) inLanes.set(row.lane, [...(inLanes.get(row.lane) ?? []), row])
  }
  return { rows: pick(front, seqs), lanes: toLanes(inLanes) }
}

async function readLanes(db: OutboxDatabase, owner: UserId, rows: Rows): Promise<Queue> {
  const ends = new Map<string, number>()
  for (const row of rows) {
    // A damaged row may lie in no lane.
    if (typeof row?.lane === 'string') ends.set(row.lane, Math.max(row.seq, ends.get(row.lane) ?? 0))
  }
  const inLanes = await Promise.all(
    [...ends].map(async ([lane, end]) => {
      const index = db.outbox.where('[owner+lane+seq]')
      const found = await index.between([owner, lane, Dexie.minKey], [owner, lane, end], true, true).toArray()
      return [lane, found] as const
    }),
  )
  return { rows, lanes: toLanes(inLanes) }
}

/** Rows by number. Most were claimed side by side, and are read with one question. */
export async function readRun(db: OutboxDatabase, seqs: readonly number[]): Promise<Rows> {
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)]
  if (last - first > 2 * seqs.length) return db.outbox.bulkGet([...seqs])
  return pick(await db.outbox.where('seq').between(first, last, true, true).toArray(), seqs)
}

function pick(rows: readonly Entry[], seqs: readonly number[]): Rows {
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  return seqs.map((seq) => bySeq.get(seq))
}

const toLanes = (inLanes: Iterable<readonly [string, readonly Entry[]]>): Queue['lanes'] =>
  new Map([...inLanes].map(([lane, rows]) => [lane, toWaiting(rows)]))

/** A damaged row does not stop the others. */
const toWaiting = (rows: readonly Entry[]) =>
  rows
    .filter(({ state }) => isWaiting(state))
    .map(readRow)
    .filter(({ kind }) => kind !== 'unreadable')
