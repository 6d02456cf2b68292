import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { isSeenComment } from '../comments/service.ts'
import type { Db } from '../db/client.ts'
import { isPartShown } from '../db/isPartShown.ts'
import { isSeenList } from '../db/isSeen.ts'
import { isShownList } from '../db/isShown.ts'
import { comments } from '../db/schema/comments.ts'
import { lists } from '../db/schema/lists.ts'
import { ratings } from '../db/schema/ratings.ts'
import { users } from '../db/schema/users.ts'
import { listDiscussed } from './discussions/queries.ts'

/** How many acts of one kind of each friend are read, so that one of them does not fill the page. */
const OF_EACH = 3

/** The latest ratings of each of these, with what each shows the viewer, the newest first. */
export function listRatings(db: Db, viewer: string, ids: readonly string[], limit: number) {
  const values = isPartShown('ratings', users.id, viewer)
  const favourites = isPartShown('favourites', users.id, viewer)
  const isMarked = or(eq(ratings.top, true), eq(ratings.flop, true))
  const latest = db
    .select({
      ...getTableColumns(ratings),
      values: sql<boolean>`${values}`.as('values'),
      favourites: sql<boolean>`${favourites}`.as('favourites'),
    })
    .from(ratings)
    .where(
      and(
        eq(ratings.userId, users.id),
        or(and(isNotNull(ratings.value), values), and(isMarked ?? sql`false`, favourites)),
      ),
    )
    .orderBy(desc(ratings.changeSeq))
    .limit(OF_EACH)
    .as('latest')
  return db
    .select({
      userId: latest.userId,
      itemType: latest.itemType,
      itemId: latest.itemId,
      value: sql<number | null>`case when ${latest.values} then ${latest.value} end`,
      top: sql<boolean>`(${latest.favourites} and ${latest.top})`,
      flop: sql<boolean>`(${latest.favourites} and ${latest.flop})`,
      at: latest.updatedAt,
    })
    .from(users)
    .innerJoinLateral(latest, sql`true`)
    .where(inArray(users.id, [...ids]))
    .orderBy(desc(latest.updatedAt), latest.userId)
    .limit(limit)
}

/** The latest comments of each of these who show them, the newest first; replies are part of another's. */
export function listComments(db: Db, viewer: string, ids: readonly string[], limit: number) {
  const latest = db
    .select(getTableColumns(comments))
    .from(comments)
    .where(
      and(
        eq(comments.userId, users.id),
        inArray(comments.itemType, listDiscussed()),
        isNull(comments.parentId),
        isSeenComment(viewer),
      ),
    )
    .orderBy(sql`${comments.createdAt} desc nulls last`)
    .limit(OF_EACH)
    .as('latest')
  return db
    .select({
      id: latest.id,
      userId: latest.userId,
      itemType: latest.itemType,
      itemId: latest.itemId,
      body: latest.body,
      spoiler: latest.spoiler,
      at: latest.createdAt,
    })
    .from(users)
    .innerJoinLateral(latest, sql`true`)
    .where(and(inArray(users.id, [...ids]), isPartShown('comments', users.id, viewer)))
    .orderBy(desc(latest.createdAt), desc(latest.id))
    .limit(limit)
}

/** The latest lists of these that the viewer may see and that hold something, the newest first. */
export function listLists(db: Db, viewer: string, ids: readonly string[], limit: number) {
  const { id, userId, name, itemsCount, createdAt } = lists
  return db
    .select({ id, userId, name, itemsCount, at: createdAt })
    .from(lists)
    .where(and(inArray(userId, [...ids]), gt(itemsCount, 0), isShownList, isSeenList(viewer)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}
