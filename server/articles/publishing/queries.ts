import { and, asc, eq, isNotNull, like, lte, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { isBlocked } from '../../db/isBlocked.ts'
import { articleDrafts } from '../../db/schema/articleDrafts.ts'
import { articleItems, articles } from '../../db/schema/articles.ts'
import type { ArticleRow } from '../rows.ts'

export async function findArticle(tx: Tx, id: string): Promise<ArticleRow | undefined> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id))
  return row
}

/** The permalinks of other articles that are this one or begin with it. */
export async function listPermalinks(tx: Tx, id: string, permalink: string): Promise<string[]> {
  const rows = await tx
    .select({ permalink: articles.permalink })
    .from(articles)
    .where(and(ne(articles.id, id), or(eq(articles.permalink, permalink), like(articles.permalink, `${permalink}-%`))))
  return rows.map((row) => row.permalink)
}

export type Subject = Pick<typeof articleItems.$inferSelect, 'itemType' | 'itemId'>

/** Writes an article as readers see it, with its subjects in their order. */
export async function saveArticle(tx: Tx, row: typeof articles.$inferInsert, subjects: readonly Subject[]) {
  const { id: articleId, title, teaser, body, words, publishedAt, updatedAt } = row
  await tx
    .insert(articles)
    .values(row)
    .onConflictDoUpdate({ target: articles.id, set: { title, teaser, body, words, publishedAt, updatedAt } })
  await tx.delete(articleItems).where(eq(articleItems.articleId, articleId))
  const items = subjects.map((subject, position) => ({ articleId, ...subject, position }))
  if (items.length > 0) await tx.insert(articleItems).values(items)
}

/** Takes an article from its readers; its text stays for when it is published again. */
export async function hideArticle(tx: Tx, id: string): Promise<void> {
  await tx.update(articles).set({ publishedAt: null }).where(eq(articles.id, id))
}

/** Drafts whose time has come, the earliest first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: articleDrafts.id, userId: articleDrafts.userId })
    .from(articleDrafts)
    .where(and(isNotNull(articleDrafts.scheduleAt), lte(articleDrafts.scheduleAt, now)))
    .orderBy(asc(articleDrafts.scheduleAt), asc(articleDrafts.id))
    .limit(limit)
}

/** Whether the moderation has blocked the author of a draft. */
export async function isAuthorBlocked(tx: Tx, id: string, now: Date): Promise<boolean> {
  const found = await tx
    .select({ id: articleDrafts.id })
    .from(articleDrafts)
    .where(and(eq(articleDrafts.id, id), isBlocked(articleDrafts.userId, now)))
  return found.length > 0
}
