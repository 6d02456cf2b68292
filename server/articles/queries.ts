import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Rubric } from '#contract/articles.ts'
import type { Db } from '../db/client.ts'
import type { Viewer } from '../db/described.ts'
import { isShownArticle, isShownComment } from '../db/isShown.ts'
import { isNamed, pickNamed } from '../db/named.ts'
import { articleItems, articles } from '../db/schema/articles.ts'
import { comments } from '../db/schema/comments.ts'
import type { ArticleRow } from './rows.ts'

export const isDraft = isNull(articles.publishedAt)
export const isPublished = isNotNull(articles.publishedAt)

/** Condition for articles whose title a reader may see: all published ones, and the reader's own. */
export const isOwnOrShown = (viewer: Viewer) =>
  or(isShownArticle, viewer === null ? undefined : sql`${articles.userId} = ${viewer}`)

/** Condition for articles of a rubric. */
export const isOf = (rubric: Rubric) => eq(articles.rubric, rubric)

type PageOfRows = { offset: number; limit: number }

/** Published articles, the newest first; of one rubric or all, about one subject or any. */
export async function listShown(
  db: Db,
  rubric: Rubric | null,
  about: Subject | null,
  page: PageOfRows,
): Promise<ArticleRow[]> {
  return listWhere(
    db,
    and(rubric === null ? undefined : isOf(rubric), about === null ? undefined : isAbout(about)),
    page,
  )
}

export type Subject = Pick<typeof articleItems.$inferSelect, 'itemType' | 'itemId'>

function isAbout({ itemType, itemId }: Subject): SQL {
  return sql`${articles.id} in (
    select article_id from ${articleItems} where item_type = ${itemType} and item_id = ${itemId})`
}

/** Published articles of one member, the newest first. */
export async function listShownOf(db: Db, userId: string, page: PageOfRows): Promise<ArticleRow[]> {
  return listWhere(db, eq(articles.userId, userId), page)
}

function listWhere(db: Db, which: SQL | undefined, page: PageOfRows): Promise<ArticleRow[]> {
  return db
    .select()
    .from(articles)
    .where(and(which, isShownArticle))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .offset(page.offset)
    .limit(page.limit)
}

/** A published article by id or permalink. */
export async function findShown(db: Db, id: string): Promise<ArticleRow | undefined> {
  const found = await db
    .select()
    .from(articles)
    .where(and(isNamed(articles, id), isShownArticle))
  return pickNamed(found, id)
}

/** A member's own article by id or permalink, published or not. */
export async function findOwn(db: Db, userId: string, id: string): Promise<ArticleRow | undefined> {
  const found = await db
    .select()
    .from(articles)
    .where(and(isNamed(articles, id), eq(articles.userId, userId)))
  return pickNamed(found, id)
}

/** The number of comments and replies on each of some articles. */
export async function countComments(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: comments.itemId, number: count() })
    .from(comments)
    .where(and(eq(comments.itemType, 'articles'), inArray(comments.itemId, [...ids]), isShownComment))
    .groupBy(comments.itemId)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
