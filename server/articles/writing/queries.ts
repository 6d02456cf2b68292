import { and, asc, count, eq, getTableColumns, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { articleDrafts } from '../../db/schema/articleDrafts.ts'
import { articleItems, articles } from '../../db/schema/articles.ts'

import type { DraftRow, DraftView } from '../rows.ts'

const columns = {
  ...getTableColumns(articleDrafts),
  publishedAt: articles.publishedAt,
  permalink: articles.permalink,
}

const select = (db: Db | Tx) =>
  db.select(columns).from(articleDrafts).leftJoin(articles, eq(articles.id, articleDrafts.id))

/** A draft of any member, deleted or not. */
export async function findDraft(db: Db | Tx, id: string): Promise<DraftView | undefined> {
  const [row] = await select(db).where(eq(articleDrafts.id, id))
  return row
}

/** A member's drafts that changed after a number, in the order of the changes; deleted ones, too. */
export async function findChangedDrafts(db: Db, userId: string, since: number, limit: number): Promise<DraftView[]> {
  return select(db)
    .where(and(eq(articleDrafts.userId, userId), gt(articleDrafts.changeSeq, since)))
    .orderBy(asc(articleDrafts.changeSeq))
    .limit(limit)
}

/** The number of a member's drafts and articles, without deleted ones. */
export async function countDrafts(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(articleDrafts)
    .where(and(eq(articleDrafts.userId, userId), eq(articleDrafts.deleted, false)))
  return row?.number ?? 0
}

export async function saveDraft(tx: Tx, row: DraftRow): Promise<void> {
  const { id: _id, userId: _userId, createdAt: _createdAt, ...set } = row
  await tx.insert(articleDrafts).values(row).onConflictDoUpdate({ target: articleDrafts.id, set })
}

/** Whether a thing of the articles has the id: no draft may take it. */
export async function isArticle(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id))
  return found.length > 0
}

/** Takes an article and its words away; its row stays for what was said about it. */
export async function removeArticle(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(articles)
    .set({ publishedAt: null, title: 'Gelöschter Artikel', teaser: '', body: '', words: 0, updatedAt: now })
    .where(eq(articles.id, id))
  await tx.delete(articleItems).where(eq(articleItems.articleId, id))
}
