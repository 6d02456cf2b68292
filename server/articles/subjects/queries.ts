import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { articleItems } from '../../db/schema/articles.ts'
import { movies, people } from '../../db/schema/catalogue.ts'
import { images } from '../../db/schema/media.ts'
import { series } from '../../db/schema/series.ts'
import type { SubjectRow } from '../rows.ts'

const posters = alias(images, 'posters')
const stills = alias(images, 'stills')

/**
 * The subjects of some articles, those of each article in its order; subjects missing from the catalogue are left out.
 */
export async function listSubjects(db: Db, ids: readonly string[]): Promise<SubjectRow[]> {
  if (ids.length === 0) return []
  const { articleId, itemType, itemId, position } = articleItems
  const rows = await db
    .select({
      articleId,
      type: itemType,
      position,
      movie: getTableColumns(movies),
      show: getTableColumns(series),
      person: getTableColumns(people),
      poster: getTableColumns(posters),
      still: getTableColumns(stills),
    })
    .from(articleItems)
    .leftJoin(movies, and(eq(itemType, 'movies'), eq(movies.id, itemId)))
    .leftJoin(series, and(eq(itemType, 'series'), eq(series.id, itemId)))
    .leftJoin(people, and(eq(itemType, 'people'), eq(people.id, itemId)))
    .leftJoin(posters, or(eq(posters.id, movies.posterImageId), eq(posters.id, series.posterImageId)))
    .leftJoin(stills, or(eq(stills.id, movies.stillImageId), eq(stills.id, series.stillImageId)))
    .where(inArray(articleId, [...ids]))
    .orderBy(articleId, position)
  return rows.flatMap(({ movie, show, person, poster, still, articleId, type }): SubjectRow[] => {
    const title = movie ?? show
    if (title) {
      const { id, permalink, title: name, year, communitySum, communityCount } = title
      const ratings = { communitySum, communityCount }
      return [{ articleId, type, id, permalink, title: name, year, poster, still, ratings }]
    }
    if (!person) return []
    const { id, permalink, name } = person
    return [{ articleId, type, id, permalink, title: name, year: null, poster: null, still: null, ratings: null }]
  })
}
