import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isShownArticle } from '../../db/isShown.ts'
import { articles } from '../../db/schema/articles.ts'
import { movies, series } from '../../db/schema/catalogue.ts'
import { images } from '../../db/schema/media.ts'

const tables = { movies, series } as const

export type CardType = keyof typeof tables

/** What a device keeps of films or series, in no order; unknown ids are left out. */
export async function findCards(db: Db, type: CardType, ids: readonly string[]) {
  if (ids.length === 0) return []
  const titles = tables[type]
  const { id, permalink, title, year } = titles
  return db
    .select({ id, permalink, title, year, poster: getTableColumns(images) })
    .from(titles)
    .leftJoin(images, eq(images.id, titles.posterImageId))
    .where(inArray(titles.id, [...ids]))
}

/** What a device keeps of articles that everybody may read, in no order. */
export async function findArticleCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { id, permalink, title } = articles
  return db
    .select({ id, permalink, title })
    .from(articles)
    .where(and(inArray(id, [...ids]), isShownArticle))
}
