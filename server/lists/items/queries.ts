import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { listItems } from '../../db/schema/lists.ts'
import { images } from '../../db/schema/media.ts'
import { series } from '../../db/schema/series.ts'
import type { ItemRow, TitledRow } from '../rows.ts'
import { columns, poster } from '../titles/queries.ts'
import { toItemKey } from '../toList.ts'

type ItemId = Pick<ItemRow, 'listId' | 'itemType' | 'itemId'>

const isItem = ({ listId, itemType, itemId }: ItemId) =>
  and(eq(listItems.listId, listId), eq(listItems.itemType, itemType), eq(listItems.itemId, itemId))

/** The row of a title on a list; also of a title that was removed. */
export async function findItem(db: Db, item: ItemId): Promise<ItemRow | undefined> {
  const [row] = await db.select().from(listItems).where(isItem(item))
  return row
}

export async function saveItem(tx: Tx, row: ItemRow): Promise<void> {
  const { on, description, addedAt, intentAt, updatedAt, changeSeq } = row
  await tx
    .insert(listItems)
    .values(row)
    .onConflictDoUpdate({
      target: [listItems.listId, listItems.itemType, listItems.itemId],
      set: { on, description, addedAt, intentAt, updatedAt, changeSeq },
    })
}

/** Items with the catalogue's data of their titles; titles missing from the catalogue are left out. */
function selectTitled(db: Db) {
  return db
    .select({ item: listItems, movie: columns.movies, series: columns.series, poster })
    .from(listItems)
    .leftJoin(movies, and(eq(listItems.itemType, 'movies'), eq(movies.id, listItems.itemId)))
    .leftJoin(series, and(eq(listItems.itemType, 'series'), eq(series.id, listItems.itemId)))
    .leftJoin(images, sql`${images.id} = coalesce(${movies.posterImageId}, ${series.posterImageId})`)
}
const isKnown = or(isNotNull(movies.id), isNotNull(series.id))

type SelectedRow = Awaited<ReturnType<typeof selectTitled>>[number]

function toTitled({ item, movie, series: show, poster: picture }: SelectedRow): TitledRow[] {
  const title = movie ?? show
  return title === null ? [] : [{ item, title: { ...title, poster: picture } }]
}

/** The titles of a list in the order in which they were added. */
export async function listTitled(db: Db, listId: string): Promise<TitledRow[]> {
  const rows = await selectTitled(db)
    .where(and(eq(listItems.listId, listId), eq(listItems.on, true), isKnown))
    .orderBy(asc(listItems.addedAt), asc(listItems.changeSeq))
  return rows.flatMap(toTitled)
}

/** The titles of a list: from every name of a title to its key in the list's order. */
export async function listKeys(db: Db, listId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await listTitled(db, listId)
  return new Map([
    ...rows.map(({ item, title }) => [`${item.itemType}/${title.permalink}`, toItemKey(item)] as const),
    ...rows.map(({ item }) => [toItemKey(item), toItemKey(item)] as const),
  ])
}

/** A member's list items that changed after a number, in the order of the changes; removed ones too. */
export async function findChangedItems(db: Db, userId: string, since: number, limit: number): Promise<TitledRow[]> {
  const rows = await selectTitled(db)
    .where(and(eq(listItems.userId, userId), gt(listItems.changeSeq, since), isKnown))
    .orderBy(asc(listItems.changeSeq))
    .limit(limit)
  return rows.flatMap(toTitled)
}
