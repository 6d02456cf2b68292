import { and, count, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { isShownArticle, isShownComment } from '../../db/isShown.ts'
import { articles } from '../../db/schema/articles.ts'
import { comments } from '../../db/schema/comments.ts'

const shownArticle = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(articles)
    .where(and(eq(articles.id, comments.itemId), isShownArticle))

const parents = alias(comments, 'parents')

/** Condition for a member's public comments on films, series and articles. */
const writtenBy = (db: Db, userId: string) =>
  and(
    eq(comments.userId, userId),
    isShownComment,
    or(
      inArray(comments.itemType, ['movies', 'series']),
      and(eq(comments.itemType, 'articles'), exists(shownArticle(db))),
    ),
  )

export async function countWritten(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(comments).where(writtenBy(db, userId))
  return row?.number ?? 0
}

/** A member's comments and replies, the newest first. A reply to a spoiler counts as a spoiler, too. */
export function listWritten(db: Db, userId: string, page: { offset: number; limit: number }) {
  return db
    .select({
      id: comments.id,
      itemType: comments.itemType,
      itemId: comments.itemId,
      parentId: comments.parentId,
      body: comments.body,
      spoiler: sql<boolean>`(${comments.spoiler} or coalesce(${parents.spoiler}, false))`,
      diggsCount: comments.diggsCount,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .leftJoin(parents, eq(parents.id, comments.parentId))
    .where(writtenBy(db, userId))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .offset(page.offset)
    .limit(page.limit)
}

/** The titles and permalinks of published articles, by id. */
export async function findArticles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const { id, title, permalink, rubric } = articles
  const rows = await db
    .select({ id, title, permalink, rubric })
    .from(articles)
    .where(and(inArray(id, [...ids]), isShownArticle))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
