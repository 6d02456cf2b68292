import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ThingType } from '#contract/things.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Column, Viewer } from '../db/described.ts'
import { findNamedIds, isNamed, pickNamed } from '../db/named.ts'
import { findKind, listKinds, tableOf } from './registry.ts'
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

/** The ids of the things of one kind that texts mention by these folded names, and that everybody may see. */
export async function findMentioned(db: Db | Tx, type: string, keys: readonly string[]): Promise<string[]> {
  const kind = findKind(type)
  if (!kind?.mentionedBy || keys.length === 0) return []
  const { table, mentionedBy } = kind
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(inArray(mentionedBy, [...keys]), kind.isSeen?.(null)))
  return rows.map(({ id }) => id)
}

/**
 * Locks things of one kind until the transaction ends, in the order of their ids: else two transactions that lock the
 * same things could wait for each other.
 */
export async function lockThings(tx: Tx, type: ThingType, ids: readonly string[]): Promise<void> {
  const table = tableOf(type)
  await tx
    .select({ id: sql`${table.id}` })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('no key update')
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
