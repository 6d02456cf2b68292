import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { ListableType } from '#contract/lists.ts'
import type { Db } from '../../db/client.ts'
import { isSeenList } from '../../db/isSeen.ts'
import { isShownList } from '../../db/isShown.ts'
import { listItems, lists } from '../../db/schema/lists.ts'
import type { ListRow } from '../rows.ts'

type PageOfRows = { offset: number; limit: number }

/** Condition for lists of lists: an empty list is of no use to anybody but its author. */
export const isFilled = gt(lists.itemsCount, 0)
const isPublic = and(isFilled, isSeenList(null))

export async function listPublic(db: Db, order: 'popularity' | 'newest', page: PageOfRows): Promise<ListRow[]> {
  return (
    db
      .select()
      .from(lists)
      .where(isPublic)
      // Written as in the indexes: without `nulls last` they could not be used.
      .orderBy(sql`${order === 'newest' ? lists.updatedAt : lists.diggsCount} desc nulls last`, asc(lists.id))
      .offset(page.offset)
      .limit(page.limit)
  )
}

/** Condition of a join of lists with their items: the list holds a title. */
const holds = (item: { type: ListableType; id: string }) =>
  and(
    eq(listItems.listId, lists.id),
    eq(listItems.itemType, item.type),
    eq(listItems.itemId, item.id),
    // Written as in the index.
    sql`${listItems.on}`,
  )

/** The public lists that hold a title, the best liked first. */
export async function listHolding(
  db: Db,
  item: { type: ListableType; id: string },
  page: PageOfRows,
): Promise<ListRow[]> {
  return db
    .select(getTableColumns(lists))
    .from(lists)
    .innerJoin(listItems, holds(item))
    .where(isPublic)
    .orderBy(sql`${lists.diggsCount} desc nulls last`, asc(lists.id))
    .offset(page.offset)
    .limit(page.limit)
}

/** Of the best liked lists that hold a title so many are looked at again with each answer. */
const MOST_BEST = 200

/** The ids of the best liked public lists that hold a title: reads all that hold it. */
export async function listBestHolding(db: Db, item: { type: ListableType; id: string }): Promise<string[]> {
  return (await listHolding(db, item, { offset: 0, limit: MOST_BEST })).map(({ id }) => id)
}

/** Those of some lists that are public and hold a title now, the best liked first. */
export async function listHoldingOf(
  db: Db,
  ids: readonly string[],
  item: { type: ListableType; id: string },
  limit: number,
): Promise<ListRow[]> {
  if (ids.length === 0) return []
  return db
    .select(getTableColumns(lists))
    .from(lists)
    .innerJoin(listItems, holds(item))
    .where(and(inArray(lists.id, [...ids]), isPublic))
    .orderBy(sql`${lists.diggsCount} desc nulls last`, asc(lists.id))
    .limit(limit)
}

/** Longer lists say little of two titles that both stand on them, and take long to read. */
const LONGEST = 200
const MOST_HOLDING = 50
const MOST_TOGETHER = 20

/**
 * The titles of one type that stand beside a title on at least two public lists, the most often first. Of the lists
 * that hold it the best liked are looked at.
 */
export function listHeldTogether(db: Db, item: { type: ListableType; id: string }) {
  const holding = db
    .select({ id: lists.id })
    .from(lists)
    .innerJoin(listItems, holds(item))
    .where(and(isPublic, lte(lists.itemsCount, LONGEST)))
    .orderBy(sql`${lists.diggsCount} desc nulls last`, asc(lists.id))
    .limit(MOST_HOLDING)
    .as('holding')
  const count = sql<number>`count(*)::int`
  return db
    .select({ id: listItems.itemId, count })
    .from(holding)
    .innerJoin(listItems, eq(listItems.listId, holding.id))
    .where(and(eq(listItems.itemType, item.type), eq(listItems.on, true), ne(listItems.itemId, item.id)))
    .groupBy(listItems.itemId)
    .having(sql`count(*) >= 2`)
    .orderBy(desc(count), asc(listItems.itemId))
    .limit(MOST_TOGETHER)
}

/** A list by id; neither a deleted one nor another member's private one. */
export async function findVisible(db: Db, id: string, userId: string | null): Promise<ListRow | undefined> {
  const [row] = await db
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), isSeenList(userId)))
  return row
}

/** Condition for the lists on a profile: members see on their own profile what others see of it. */
const isOf = (userId: string, viewer: string | null) =>
  and(eq(lists.userId, userId), isShownList, isFilled, isSeenList(viewer))

/** A member's lists that the viewer may see, the last changed first. */
export async function listOf(db: Db, userId: string, viewer: string | null, page: PageOfRows): Promise<ListRow[]> {
  return db
    .select()
    .from(lists)
    .where(isOf(userId, viewer))
    .orderBy(desc(lists.updatedAt), asc(lists.id))
    .offset(page.offset)
    .limit(page.limit)
}

export async function countOf(db: Db, userId: string, viewer: string | null): Promise<number> {
  return db.$count(lists, isOf(userId, viewer))
}

/** The first titles of each of several lists in their authors' order, in one query. */
export async function listFirsts(db: Db, listIds: readonly string[], most: number) {
  if (listIds.length === 0) return []
  const orders = db
    .select({
      listId: sql<string>`${lists.id}`.as('ordered_list'),
      key: sql<string>`named.key`.as('key'),
      place: sql<number>`named.place`.as('place'),
    })
    .from(lists)
    .innerJoin(sql`unnest(${lists.order}) with ordinality as named(key, place)`, sql`true`)
    .where(inArray(lists.id, [...listIds]))
    .as('orders')
  const { listId, itemType, itemId, addedAt, changeSeq, on } = listItems
  const ranked = db
    .select({
      listId,
      itemType,
      itemId,
      rank: sql<number>`(row_number() over (partition by ${listId} order by ${orders.place} nulls last, ${addedAt}, ${changeSeq}))::int`.as(
        'rank',
      ),
    })
    .from(listItems)
    .leftJoin(orders, and(eq(orders.listId, listId), sql`${orders.key} = ${itemType} || '/' || ${itemId}`))
    .where(and(inArray(listId, [...listIds]), eq(on, true)))
    .as('ranked')
  return db.select().from(ranked).where(lte(ranked.rank, most)).orderBy(asc(ranked.rank))
}

/** A member's lists, and whether a thing is on each; null: a thing that lists cannot contain. */
export async function listUserLists(db: Db, userId: string, item: { type: ListableType; id: string } | null) {
  const standsOnIt = and(
    eq(listItems.listId, lists.id),
    item === null ? sql`false` : and(eq(listItems.itemType, item.type), eq(listItems.itemId, item.id)),
    eq(listItems.on, true),
  )
  return db
    .select({
      id: lists.id,
      name: lists.name,
      itemsCount: lists.itemsCount,
      on: sql<boolean>`${listItems.listId} is not null`,
    })
    .from(lists)
    .leftJoin(listItems, standsOnIt)
    .where(and(eq(lists.userId, userId), eq(lists.deleted, false)))
}
