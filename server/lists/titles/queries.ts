import { eq, inArray } from 'drizzle-orm'
import type { ListableType } from '#contract/lists.ts'
import type { Db } from '../../db/client.ts'
import { isNamed, pickNamed } from '../../db/named.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { images } from '../../db/schema/media.ts'
import { series } from '../../db/schema/series.ts'
import type { ItemRow, TitleRow } from '../rows.ts'
import { toItemKey } from '../toList.ts'

/** The tables of the titles that lists can contain. */
const tables = { movies, series } as const

export const poster = {
  id: images.id,
  filename: images.filename,
  widths: images.widths,
  aspectRatio: images.aspectRatio,
  color: images.color,
}

/** Written out twice: from the types of the columns, Drizzle knows which joined table may be missing. */
export const columns = {
  movies: {
    id: movies.id,
    permalink: movies.permalink,
    title: movies.title,
    year: movies.year,
    genres: movies.genres,
    communitySum: movies.communitySum,
    communityCount: movies.communityCount,
  },
  series: {
    id: series.id,
    permalink: series.permalink,
    title: series.title,
    year: series.year,
    genres: series.genres,
    communitySum: series.communitySum,
    communityCount: series.communityCount,
  },
} as const

/** A title by id or permalink; undefined when it is unknown. */
export async function findTitle(db: Db, type: ListableType, id: string): Promise<TitleRow | undefined> {
  const titles = tables[type]
  const found = await db
    .select({ ...columns[type], poster })
    .from(titles)
    .leftJoin(images, eq(images.id, titles.posterImageId))
    .where(isNamed(titles, id))
  return pickNamed(found, id)
}

/** Several titles by their keys (`movies/{id}`). */
export async function findTitles(
  db: Db,
  items: readonly Pick<ItemRow, 'itemType' | 'itemId'>[],
): Promise<ReadonlyMap<string, TitleRow>> {
  const found = new Map<string, TitleRow>()
  for (const type of ['movies', 'series'] as const) {
    const ids = items.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId)
    if (ids.length === 0) continue
    const titles = tables[type]
    const rows = await db
      .select({ ...columns[type], poster })
      .from(titles)
      .leftJoin(images, eq(images.id, titles.posterImageId))
      .where(inArray(titles.id, ids))
    for (const row of rows) found.set(toItemKey({ itemType: type, itemId: row.id }), row)
  }
  return found
}
