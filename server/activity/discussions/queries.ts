import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { CommentableType } from '#contract/comments.ts'
import { isSeenComment } from '../../comments/service.ts'
import type { Db } from '../../db/client.ts'
import { isPartShown } from '../../db/isPartShown.ts'
import { isShownComment } from '../../db/isShown.ts'
import { comments } from '../../db/schema/comments.ts'
import { users } from '../../db/schema/users.ts'
import { standsWithin } from '../../things/registry.ts'

/** The types of things with comments. Pieces of trivia have no page of their own that could be named. */
export const listDiscussed = () => CommentableType.options.filter((type) => !standsWithin(type))

/**
 * The latest comments that everybody may read, the newest first.
 *
 * `isNamed`: whether its author shows everybody what they write, and is not hidden by the moderation.
 */
export function listLatest(db: Db, limit: number) {
  const { itemType, itemId, userId, createdAt } = comments
  return (
    db
      .select({
        itemType,
        itemId,
        userId,
        createdAt,
        isNamed: sql<boolean>`(${isPartShown('comments', userId, null)} and not ${users.hidden})`,
      })
      .from(comments)
      .innerJoin(users, eq(users.id, userId))
      .where(and(inArray(itemType, listDiscussed()), isSeenComment(null)))
      // As the index has it: without `nulls last` it would not serve.
      .orderBy(sql`${createdAt} desc nulls last, ${comments.id} desc nulls last`)
      .limit(limit)
  )
}

export type LatestRow = Awaited<ReturnType<typeof listLatest>>[number]

type Thing = Pick<typeof comments.$inferSelect, 'itemType' | 'itemId'>

/** Comments and replies on each of several things. */
export async function countOn(db: Db, things: readonly Thing[]) {
  if (things.length === 0) return []
  const { itemType, itemId } = comments
  return db
    .select({ itemType, itemId, number: sql<number>`count(*)::int` })
    .from(comments)
    .where(
      and(isShownComment, or(...things.map((thing) => and(eq(itemType, thing.itemType), eq(itemId, thing.itemId))))),
    )
    .groupBy(itemType, itemId)
}
