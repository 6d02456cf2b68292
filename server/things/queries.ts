import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../db/client.ts'
import type { Column, Viewer } from '../db/described.ts'
import { findNamedIds, isNamed, pickNamed } from '../db/named.ts'
import { images } from '../db/schema/media.ts'
import { users } from '../db/schema/users.ts'
import { findKind, listKinds } from './registry.ts'
import type { ThingKind } from './thing.ts'

/** A thing that was found. `authorId`: null for a thing without an author. */
export type FoundThing = { id: string; authorId: string | null }

const authorOf = ({ author }: ThingKind) => (author ? sql<string>`${author}` : sql<null>`null`)

/**
 * A thing that the viewer may see, by its id or permalink; undefined for a thing that is unknown, deleted, or hidden
 * from the viewer.
 *
 * @param viewer null for a visitor.
 */
export async function findThing(
  db: Db | Tx,
  type: string,
  name: string,
  viewer: string | null,
): Promise<FoundThing | undefined> {
  const kind = findKind(type)
  if (!kind) return undefined
  const { table } = kind
  const isMeant = isAddressed(table) ? isNamed(table, name) : eq(table.id, name)
  const rows = await db
    .select({ id: sql<string>`${table.id}`, authorId: authorOf(kind) })
    .from(table)
    .where(and(isMeant, kind.isSeen?.(viewer)))
  return pickNamed(rows, name)
}

/** `path`: of a thing whose path cannot be built from its type and permalink. */
export type NameRow = { id: string; name: string; permalink: string; path?: string }

/**
 * Names of things of one kind, with the permalinks of their addresses. In no order; things that are unknown, have no
 * name or are hidden from the viewer are left out.
 *
 * @param viewer the reader of the names; null for a visitor.
 */
export async function findNames(db: Db | Tx, type: string, ids: readonly string[], viewer: Viewer): Promise<NameRow[]> {
  const kind = findKind(type)
  if (!kind?.name || ids.length === 0) return []
  const { table, name, page } = kind
  const rows = await db
    .select({
      id: sql<string>`${table.id}`,
      name: sql<string>`${name}`,
      permalink: sql<string>`${kind.pageName ?? table.permalink ?? table.id}`,
      ...(page && { by: sql<string>`${page.by}` }),
    })
    .from(table)
    .where(and(inArray(table.id, [...ids]), (kind.isNamed ?? kind.isSeen)?.(viewer)))
  return rows.map(({ by, ...row }) =>
    page && by !== undefined ? { ...row, path: page.toPath(row.permalink, by) } : row,
  )
}

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

export type CardRow = NameRow & { year: number | null; poster: typeof images.$inferSelect | null }

/** The data of public things of one kind that a device stores, in no order. None for kinds without a card. */
export async function findCards(db: Db | Tx, type: string, ids: readonly string[]): Promise<CardRow[]> {
  const kind = findKind(type)
  if (!kind?.name || !kind.card || ids.length === 0) return []
  const { table, name, card } = kind
  return db
    .select({
      id: sql<string>`${table.id}`,
      name: sql<string>`${name}`,
      permalink: sql<string>`${table.permalink ?? table.id}`,
      year: card.year ? sql<number | null>`${card.year}` : sql<null>`null`,
      poster: getTableColumns(images),
    })
    .from(table)
    .leftJoin(images, card.poster ? eq(images.id, card.poster) : sql`false`)
    .where(and(inArray(table.id, [...ids]), kind.isSeen?.(null)))
}

/** The references of a thing: the thing that it is about, its parent, and its author. */
export type AboutRow = { id: string; type: string; itemId: string; parentId: string | null; authorId: string | null }

/** The references of things of one kind, also of hidden things; none for kinds that are about nothing. */
export async function findAbouts(db: Db | Tx, type: string, ids: readonly string[]): Promise<AboutRow[]> {
  const kind = findKind(type)
  if (!kind?.about || ids.length === 0) return []
  const { table, about } = kind
  return db
    .select({
      id: sql<string>`${table.id}`,
      type: sql<string>`${about.type}`,
      itemId: sql<string>`${about.id}`,
      parentId: about.parent ? sql<string | null>`${about.parent}` : sql<null>`null`,
      authorId: authorOf(kind),
    })
    .from(table)
    .where(inArray(table.id, [...ids]))
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
  const rows = await db
    .select({ id, viewer: asking.id })
    .from(kind.table)
    .innerJoin(asking, inArray(asking.id, [...viewers]))
    .where(and(inArray(id, others), kind.isSeen(asking.id)))
  for (const each of others) readers.set(each, new Set(rows.flatMap((row) => (row.id === each ? [row.viewer] : []))))
  return readers
}
const asking = alias(users, 'asking')

/** The topics by id of pages that name a thing by its permalink: one query for all things of a type. */
export async function findTopicIds(db: Db, topics: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { type, table } of listKinds()) {
    if (!isAddressed(table)) continue
    const names = topics.flatMap((topic) => (topic.startsWith(`${type}/`) ? [topic.slice(type.length + 1)] : []))
    for (const [name, id] of await findNamedIds(db, table, names)) found.set(`${type}/${name}`, `${type}/${id}`)
  }
  return found
}

const isAddressed = (table: ThingKind['table']): table is ThingKind['table'] & { permalink: Column } =>
  table.permalink !== undefined
