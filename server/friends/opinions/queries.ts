import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../../db/client.ts'
import { isPartShown } from '../../db/isPartShown.ts'
import { comments } from '../../db/schema/comments.ts'
import { images } from '../../db/schema/media.ts'
import { ratings } from '../../db/schema/ratings.ts'
import { users } from '../../db/schema/users.ts'
import { answered, asked, face, isAsking, isShownTo } from '../queries.ts'

/** The opinions of a member's friends on a title, with the parts that each shows their friends, the newest first. */
export function listOpinions(db: Db, viewer: string, type: RatableType, itemId: string) {
  const isFriend = and(
    isAsking(answered),
    eq(answered.userId, asked.itemId),
    eq(answered.itemId, asked.userId),
    eq(asked.userId, viewer),
  )
  const values = sql<boolean>`${isPartShown('ratings', users.id, viewer)}`.as('values')
  const favourites = sql<boolean>`${isPartShown('favourites', users.id, viewer)}`.as('favourites')
  const isMarked = or(eq(ratings.top, true), eq(ratings.flop, true))
  return (
    db
      .select({
        ...face,
        value: ratings.value,
        top: ratings.top,
        flop: ratings.flop,
        ratedAt: ratings.updatedAt,
        values,
        favourites,
      })
      .from(asked)
      .innerJoin(answered, isFriend)
      .innerJoin(users, eq(users.id, asked.itemId))
      .innerJoin(ratings, and(eq(ratings.userId, users.id), eq(ratings.itemType, type), eq(ratings.itemId, itemId)))
      .leftJoin(images, eq(images.id, users.avatarImageId))
      .where(
        and(
          isAsking(asked),
          isShownTo(viewer),
          or(
            and(isNotNull(ratings.value), isPartShown('ratings', users.id, viewer)),
            and(isMarked, isPartShown('favourites', users.id, viewer)),
          ),
        ),
      )
      // Not by value: the order would reveal the values of friends who hide them.
      .orderBy(desc(ratings.updatedAt), asc(users.id))
  )
}

/** The last comment of each of these members on a title, where they show it; replies belong to other comments. */
export function listLastComments(db: Db, viewer: string, type: RatableType, itemId: string, ids: readonly string[]) {
  return db
    .selectDistinctOn([comments.userId], {
      userId: comments.userId,
      id: comments.id,
      body: comments.body,
      spoiler: comments.spoiler,
    })
    .from(comments)
    .where(
      and(
        inArray(comments.userId, [...ids]),
        eq(comments.itemType, type),
        eq(comments.itemId, itemId),
        eq(comments.deleted, false),
        eq(comments.hidden, false),
        sql`${comments.parentId} is null`,
        isPartShown('comments', comments.userId, viewer),
      ),
    )
    .orderBy(comments.userId, desc(comments.createdAt))
}
