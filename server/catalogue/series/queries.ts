import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { isNamed, pickNamed } from '../../db/named.ts'
import { people } from '../../db/schema/catalogue.ts'
import { images } from '../../db/schema/media.ts'
import { episodes, seasons, series, seriesCredits } from '../../db/schema/series.ts'
import type { EpisodeRow, SeasonRow, SeriesCreditRow, SeriesRow } from './rows.ts'

const posters = alias(images, 'posters')
const stills = alias(images, 'stills')

function selectSeries(db: Db) {
  return db
    .select({
      ...getTableColumns(series),
      poster: getTableColumns(posters),
      still: getTableColumns(stills),
      seasonsCount: sql<number>`(select count(*)::int from ${seasons} where ${seasons.seriesId} = ${series.id})`,
    })
    .from(series)
    .leftJoin(posters, eq(posters.id, series.posterImageId))
    .leftJoin(stills, eq(stills.id, series.stillImageId))
}

/** By id or permalink. */
export async function findSeries(db: Db, id: string): Promise<SeriesRow | undefined> {
  const rows = await selectSeries(db).where(isNamed(series, id))
  return pickNamed(rows, id)
}

/** In no order. */
export async function findSeriesOf(db: Db, ids: readonly string[]): Promise<SeriesRow[]> {
  return ids.length === 0 ? [] : selectSeries(db).where(inArray(series.id, [...ids]))
}

/** Creators, directors, writers and cast in their order. */
export async function listSeriesCredits(db: Db, seriesId: string): Promise<SeriesCreditRow[]> {
  const jobs = sql`case ${seriesCredits.job} when 'creator' then 0 when 'director' then 1 when 'writer' then 2 else 3 end`
  return db
    .select({ personId: people.id, name: people.name, job: seriesCredits.job, role: seriesCredits.role })
    .from(seriesCredits)
    .innerJoin(people, eq(people.id, seriesCredits.personId))
    .where(eq(seriesCredits.seriesId, seriesId))
    .orderBy(jobs, asc(seriesCredits.position))
}

/** Seasons by number; `episodes` counts those that the catalogue has facts of, even where the season counts fewer. */
export async function listSeasons(db: Db, seriesId: string): Promise<SeasonRow[]> {
  const count = sql<number | null>`greatest(${seasons.episodes}, max(${episodes.number}))`
  return db
    .select({ ...getTableColumns(seasons), episodes: count })
    .from(seasons)
    .leftJoin(episodes, and(eq(episodes.seriesId, seasons.seriesId), eq(episodes.season, seasons.number)))
    .where(eq(seasons.seriesId, seriesId))
    .groupBy(seasons.seriesId, seasons.number)
    .orderBy(asc(seasons.number))
}

/** The episodes of a season of which more is known than their number. */
export async function listEpisodes(db: Db, seriesId: string, season: number): Promise<EpisodeRow[]> {
  return db
    .select()
    .from(episodes)
    .where(and(eq(episodes.seriesId, seriesId), eq(episodes.season, season)))
    .orderBy(asc(episodes.number))
}
