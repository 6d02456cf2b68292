import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import type { Viewer } from '../db/described.ts'
import { isNamed, pickNamed } from '../db/named.ts'
import { findKind } from './registry.ts'
import type { ThingKind } from './thing.ts'

/** `authorId`: null for what belongs to nobody. */
export type FoundThing = { id: string; authorId: string | null }

const authorOf = ({ author }: ThingKind) => (author ? sql<string>`${author}` : sql<null>`null`)

/**
 * A thing that somebody may see, by its id or permalink; undefined for what is unknown, gone, or hidden from them.
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
  const { id, permalink } = kind.table
  const isMeant: SQL | undefined = permalink ? isNamed({ id, permalink }, name) : eq(id, name)
  const rows = await db
    .select({ id: sql<string>`${id}`, authorId: authorOf(kind) })
    .from(kind.table)
    .where(and(isMeant, kind.isSeen?.(viewer)))
  return pickNamed(rows, name)
}

/** `path`: of what its type and permalink do not lead to. */
export type NameRow = { id: string; name: string; permalink: string; path?: string }

/**
 * Names of things of one kind, with what stands in their addresses. In no order; what is unknown or has no name is left
 * out, and so is what somebody may not see.
 *
 * @param viewer to whom they are told; null for a visitor.
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
