import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import type { Column, Viewer } from '../../db/described.ts'
import { findKind, listKinds, tableOf } from '../registry.ts'

/**
 * Whether the viewer may see the thing that two columns name, as a condition of any query.
 *
 * @param among the types that are checked; things of other types count as visible to everybody.
 */
export function isThingSeen(type: Column, id: Column, viewer: Viewer, among: readonly string[]): SQL {
  const cases = listKinds().flatMap(({ type: each, table, isSeen }) => {
    const condition = among.includes(each) ? isSeen?.(viewer) : undefined
    return condition
      ? [sql`when ${each} then exists (select from ${table} where ${table.id} = ${id} and ${condition})`]
      : []
  })
  return cases.length === 0 ? sql`true` : sql`(case ${type} ${sql.join(cases, sql` `)} else true end)`
}

/** The ids of those things of one kind that are shown. */
export async function listShown(db: Db | Tx, type: string, ids: readonly string[]): Promise<Set<string>> {
  const kind = findKind(type)
  if (!kind?.isShown || ids.length === 0) return new Set(ids)
  const { table } = kind
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(inArray(table.id, [...ids]), kind.isShown))
  return new Set(rows.map(({ id }) => id))
}

/** The readers of things by id: `all`, or some of the viewers. A thing without readers may be missing. */
export type Readers = Map<string, 'all' | ReadonlySet<string>>

/**
 * The members among the viewers who may see some things of one kind, or `all` for public things. An unknown or deleted
 * thing has no readers.
 */
export async function findReaders(
  db: Db | Tx,
  type: string,
  ids: readonly string[],
  viewers: readonly string[],
): Promise<Readers> {
  const kind = findKind(type)
  if (!kind?.isSeen) return new Map(ids.map((id) => [id, 'all']))
  if (ids.length === 0) return new Map()
  const id = sql<string>`${kind.table.id}`
  const open = await db
    .select({ id })
    .from(kind.table)
    .where(and(inArray(id, [...ids]), kind.isSeen(null)))
  const readers: Readers = new Map(open.map((row) => [row.id, 'all']))
  const others = ids.filter((each) => !readers.has(each))
  if (others.length === 0 || viewers.length === 0) return readers
  const members = tableOf('users')
  const asking = db
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, [...viewers]))
    .as('asking')
  const rows = await db
    .select({ id, viewer: sql<string>`${asking.id}` })
    .from(kind.table)
    .innerJoin(asking, sql`true`)
    .where(and(inArray(id, others), kind.isSeen(asking.id)))
  for (const each of others) readers.set(each, new Set(rows.flatMap((row) => (row.id === each ? [row.viewer] : []))))
  return readers
}
