import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
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
