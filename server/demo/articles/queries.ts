import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { articleDrafts } from '../../db/schema/articleDrafts.ts'
import { articleItems, articles } from '../../db/schema/articles.ts'
import { users } from '../../db/schema/users.ts'
import type { ArticleRows } from './articleRows.ts'

/** Inserts what is not there yet, and the drafts of blogs as the newest changes of their authors. */
export async function insertArticles(tx: Tx, rows: Pick<ArticleRows, 'articles' | 'items'>): Promise<void> {
  await insertAll(tx, articles, rows.articles)
  await insertAll(tx, articleItems, rows.items)
  const blogs = rows.articles.filter(({ rubric }) => rubric === 'blog')
  const authors = [...new Set(blogs.map(({ userId }) => userId))]
  if (authors.length === 0) return
  const found = await tx.select().from(users).where(inArray(users.id, authors))
  const last = new Map(found.map(({ id, changeSeq }) => [id, changeSeq]))
  const drafts = blogs.map(({ id, userId, title, body, publishedAt, createdAt, updatedAt }) => {
    const changeSeq = (last.get(userId) ?? 0) + 1
    last.set(userId, changeSeq)
    const publishedRevision = publishedAt ? 'first' : null
    return {
      ...{ id, userId, title, body, revision: 'first', publishedRevision, deleted: false },
      ...{ createdAt, updatedAt, changeSeq },
    }
  })
  await insertAll(tx, articleDrafts, drafts)
  const { changeSeq, userId } = articleDrafts
  const newest = sql`(select coalesce(max(${changeSeq}), 0) from ${articleDrafts} where ${userId} = ${users.id})`
  await tx
    .update(users)
    .set({ changeSeq: sql`greatest(${users.changeSeq}, ${newest})` })
    .where(eq(users.demo, true))
}
