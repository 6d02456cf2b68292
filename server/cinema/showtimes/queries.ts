import { and, arrayContains, arrayOverlaps, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { ProgrammeOrder } from '#contract/programme.ts'
import type { Feature, Version } from '#contract/screenings.ts'
import { movieOrder } from '../../catalogue/service.ts'
import type { Db } from '../../db/client.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { auditoria, showtimes } from '../../db/schema/cinema.ts'
import { findCinema } from '../queries.ts'
import type { ShowtimeRow } from '../rows.ts'

export type ShowtimeFilter = {
  date: CalendarDate
  cinemaIds: readonly string[]
  movieIds?: readonly string[]
  /** Any of them; empty: all. */
  versions?: readonly Version[]
  /** All of them. */
  features?: readonly Feature[]
}

/** The columns of a showtime with its hall's name. */
export const showtimeWithHall = { ...getTableColumns(showtimes), hall: auditoria.name }

/** How a showtime finds its hall; by a left join, since a cinema may not have described it. */
export const itsHall = and(eq(auditoria.cinemaId, showtimes.cinemaId), eq(auditoria.number, showtimes.auditorium))

/** Said of a hall, not again of every show in it. */
const OF_THE_HALL: readonly Feature[] = ['barrierefrei']

function matching({ date, cinemaIds, movieIds, versions = [], features = [] }: ShowtimeFilter) {
  const ofShow = features.filter((feature) => !OF_THE_HALL.includes(feature))
  const ofHall = features.filter((feature) => OF_THE_HALL.includes(feature))
  return and(
    eq(showtimes.date, date),
    inArray(showtimes.cinemaId, [...cinemaIds]),
    movieIds === undefined ? undefined : inArray(showtimes.movieId, [...movieIds]),
    versions.length === 0 ? undefined : inArray(showtimes.version, [...versions]),
    ofShow.length === 0 ? undefined : arrayContains(showtimes.features, ofShow),
    ofHall.length === 0 ? undefined : isInHallWith(ofHall),
  )
}

function isInHallWith(features: readonly Feature[]) {
  return sql`exists (select from ${auditoria} where ${and(itsHall, arrayContains(auditoria.features, [...features]))})`
}

/** The films that have matching showtimes, in order: first those that can still be seen, then those that are over for the day. */
export async function listRunningMovieIds(
  db: Db,
  filter: ShowtimeFilter & { genres?: readonly string[]; order: ProgrammeOrder; now: Date },
  page: { offset: number; limit: number },
): Promise<string[]> {
  if (filter.cinemaIds.length === 0) return []
  const running = db
    .select({
      movieId: showtimes.movieId,
      isAhead: sql<boolean>`max(${showtimes.startsAt}) > ${filter.now.toISOString()}::timestamptz`.as('is_ahead'),
    })
    .from(showtimes)
    .where(matching(filter))
    .groupBy(showtimes.movieId)
    .as('running')
  const { genres = [] } = filter
  const rows = await db
    .select({ id: movies.id })
    .from(movies)
    .innerJoin(running, eq(running.movieId, movies.id))
    .where(genres.length === 0 ? undefined : arrayOverlaps(movies.genres, [...genres]))
    .orderBy(desc(running.isAhead), movieOrder(filter.order), asc(movies.id))
    .offset(page.offset)
    .limit(page.limit)
  return rows.map((row) => row.id)
}

/** In the order in which they begin. */
export async function listShowtimes(db: Db, filter: ShowtimeFilter): Promise<ShowtimeRow[]> {
  if (filter.cinemaIds.length === 0 || filter.movieIds?.length === 0) return []
  return db
    .select(showtimeWithHall)
    .from(showtimes)
    .leftJoin(auditoria, itsHall)
    .where(matching(filter))
    .orderBy(asc(showtimes.startsAt), asc(showtimes.id))
}

/** A showtime with its cinema. */
export async function findShowtime(db: Db, id: string) {
  const [showtime] = await db
    .select(showtimeWithHall)
    .from(showtimes)
    .leftJoin(auditoria, itsHall)
    .where(eq(showtimes.id, id))
  if (!showtime) return undefined
  const cinema = await findCinema(db, showtime.cinemaId)
  return cinema && { showtime, cinema }
}
