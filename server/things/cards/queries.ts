import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { images } from '../../db/schema/media.ts'
import type { NameRow } from '../queries.ts'
import { findKind } from '../registry.ts'

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
