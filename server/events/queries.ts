import { type SQL, sql } from 'drizzle-orm'
import type { LiveKind } from '#contract/events.ts'
import type { Db, Tx } from '../db/client.ts'
import { insertAll } from '../db/insertAll.ts'
import { events } from '../db/schema/events.ts'
import type { Cursor } from './cursor.ts'

/** The channel on which the processes are notified of new rows in the log. */
export const CHANNEL = 'lichtspiel_events'

export type NewEvent = Omit<typeof events.$inferInsert, 'id' | 'tx'>

/** Appends events, and notifies every process once this transaction has committed. */
export async function insertEvents(tx: Tx, rows: readonly NewEvent[]): Promise<void> {
  if (rows.length === 0) return
  await insertAll(tx, events, rows)
  await tx.execute(sql`select pg_notify(${CHANNEL}, '')`)
}

export type LoggedEvent = {
  at: Cursor
  topic: string
  kind: LiveKind
  itemType: string
  itemId: string
  parentId: string | null
  actorId: string | null
}

type LogRow = {
  edge: string
  pending: boolean
  tx: string | null
  id: string
  topic: string
  kind: LiveKind
  item_type: string
  item_id: string
  parent_id: string | null
  actor_id: string | null
}

/**
 * A part of the log: up to `edge`, or to its last row where there were too many. `pending`: later rows wait for a
 * transaction that still runs.
 */
export type LogPart = { rows: LoggedEvent[]; edge: Cursor; pending: boolean }

/**
 * Reads the log in its order, below the oldest running transaction: no new row can appear there.
 *
 * @param which the condition of the rows.
 */
async function readLog(db: Db, which: SQL, limit: number): Promise<LogPart> {
  const { rows } = await db.execute<LogRow>(sql`
    with now as (select pg_snapshot_xmin(pg_current_snapshot()) as edge)
    select now.edge::text as edge, exists (select from ${events} where ${events.tx} >= now.edge) as pending,
      found.tx::text as tx, found.id::text as id, found.topic, found.kind,
      found.item_type, found.item_id, found.parent_id, found.actor_id
    from now left join lateral (
      select * from ${events} where ${which} and ${events.tx} < now.edge
      order by ${events.tx}, ${events.id} limit ${limit}
    ) as found on true
    order by found.tx, found.id`)
  const [first] = rows
  if (!first) throw new Error('the log answered no edge')
  return {
    rows: rows.flatMap((row) => (row.tx === null ? [] : [toEvent(row, row.tx)])),
    edge: { tx: BigInt(first.edge), id: 0n },
    pending: first.pending,
  }
}

function toEvent(row: LogRow, tx: string): LoggedEvent {
  const { topic, kind, item_type: itemType, item_id: itemId, parent_id: parentId, actor_id: actorId } = row
  return { at: { tx: BigInt(tx), id: BigInt(row.id) }, topic, kind, itemType, itemId, parentId, actorId }
}

const isPast = ({ tx, id }: Cursor) => sql`(${events.tx}, ${events.id}) > (${String(tx)}::xid8, ${String(id)}::bigint)`
const isOf = (topics: readonly string[]) => sql`${events.topic} = any(${sql.param([...topics])}::text[])`

/** All events after a cursor. */
export const readAfter = (db: Db, cursor: Cursor, limit: number) => readLog(db, isPast(cursor), limit)

/** The events of some topics after a cursor, or since a time. */
export function readTopics(
  db: Db,
  topics: readonly string[],
  { after, from }: { after: Cursor | null; from: Date | null },
  limit: number,
): Promise<LogPart> {
  const since = from && sql`${events.at} >= ${from.toISOString()}::timestamptz`
  const which = after && since ? sql`(${isPast(after)} or ${since})` : ((after ? isPast(after) : since) ?? sql`false`)
  return readLog(db, sql`${isOf(topics)} and ${which}`, limit)
}

/** The present end of the log. */
export const readEdge = (db: Db) => readLog(db, sql`false`, 0)
