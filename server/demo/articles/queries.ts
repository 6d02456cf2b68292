import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { articleItems, articles } from '../../db/schema/articles.ts'
import type { ArticleRows } from './articleRows.ts'

/** Inserts what is not there yet. */
export async function insertArticles(tx: Tx, rows: Pick<ArticleRows, 'articles' | 'items'>): Promise<void> {
  await insertAll(tx, articles, rows.articles)
  await insertAll(tx, articleItems, rows.items)
}
