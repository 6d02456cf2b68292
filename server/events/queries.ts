import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { LiveKind } from '#contract/events.ts'
import type { Db, Tx } from '../db/client.ts'
import { insertAll } from '../db/insertAll.ts'
import { events } from '../db/schema/events.ts'
import { marks } from '../db/schema/marks.ts'
import { meta } from '../db/schema/platform.ts'
import { sessions, users } from '../db/schema/users.ts'
import type { Cursor } from './cursor.ts'

/** The channel on which the processes are notified of new rows in the log. */
export const CHANNEL = 'lichtspiel_events'
const PRUNED = 'events.pruned'

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

/** The present roles of some members. */
export async function findCredentials(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, credentials: users.credentials })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, credentials }) => [id, credentials]))
}

/** The mutes of these actors by these viewers, as `viewer/actor`. */
export async function findMutings(db: Db, viewers: readonly string[], actors: readonly string[]): Promise<Set<string>> {
  if (viewers.length === 0 || actors.length === 0) return new Set()
  const rows = await db
    .select({ viewer: marks.userId, actor: marks.itemId })
    .from(marks)
    .where(
      and(
        eq(marks.kind, 'mute'),
        eq(marks.itemType, 'users'),
        eq(marks.set, true),
        inArray(marks.itemId, [...actors]),
        inArray(marks.userId, [...viewers]),
      ),
    )
  return new Set(rows.map(({ viewer, actor }) => `${viewer}/${actor}`))
}

/** The ids of those of some sessions that have not ended. */
export async function listOpenSessions(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: sessions.idHash })
    .from(sessions)
    .where(and(sql`${sessions.idHash} = any(${sql.param([...ids])}::text[])`, gt(sessions.expiresAt, now)))
  return new Set(rows.map(({ id }) => id))
}
