import { and, arrayContains, arrayOverlaps, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { ProgrammeOrder } from '#contract/programme.ts'
import type { Feature, Version } from '#contract/screenings.ts'
import { movieOrder } from '../catalogue/service.ts'
import type { Db } from '../db/client.ts'
import { isNamed, pickNamed } from '../db/named.ts'
import { movies } from '../db/schema/catalogue.ts'
import { auditoria, cinemas, cities, showtimes } from '../db/schema/cinema.ts'
import type { Point } from './place/point.ts'
import { beginsWith } from './place/queries.ts'
import type { CinemaRow, ShowtimeRow } from './rows.ts'

const earth = (point: Point) => sql`ll_to_earth(${point.lat}::float8, ${point.lon}::float8)`
const kilometres = (point: Point) =>
  sql<number>`earth_distance(${earth(point)}, ll_to_earth(${cinemas.lat}, ${cinemas.lon})) / 1000`

function selectCinemas(db: Db, from: Point | null) {
  return db
    .select({
      ...getTableColumns(cinemas),
      city: cities.name,
      screens: sql<number>`(select count(*)::int from ${auditoria} where ${auditoria.cinemaId} = ${cinemas.id})`,
      distance: from === null ? sql<number | null>`null::float8` : kilometres(from),
    })
    .from(cinemas)
    .innerJoin(cities, eq(cities.slug, cinemas.citySlug))
}

export async function listCities(db: Db) {
  return db
    .select({
      slug: cities.slug,
      name: cities.name,
      lat: cities.lat,
      lon: cities.lon,
      cinemas: sql<number>`count(${cinemas.id})::int`,
    })
    .from(cities)
    .leftJoin(cinemas, eq(cinemas.citySlug, cities.slug))
    .groupBy(cities.slug)
    .orderBy(asc(cities.sortKey))
}

export async function findCity(db: Db, slug: string) {
  const [city] = await db.select().from(cities).where(eq(cities.slug, slug))
  return city
}

/** The city of one of these folded names, or the one whose name begins with these words: `frankfurt`. */
export async function findCityByName(db: Db, names: readonly string[]) {
  const [city] = await db
    .select()
    .from(cities)
    .where(
      or(
        inArray(cities.sortKey, [...names]),
        inArray(cities.slug, [...names]),
        ...names.map((name) => beginsWith(cities.sortKey, name)),
      ),
    )
    .orderBy(sql`length(${cities.sortKey})`)
    .limit(1)
  return city
}

export async function findNearestCity(db: Db, point: Point) {
  const distance = sql`earth_distance(${earth(point)}, ll_to_earth(${cities.lat}, ${cities.lon}))`
  const [city] = await db.select({ name: cities.name }).from(cities).orderBy(distance).limit(1)
  return city
}

/** By name; of all cities when none is named. */
export async function listCinemas(db: Db, citySlug: string | null): Promise<CinemaRow[]> {
  return selectCinemas(db, null)
    .where(citySlug === null ? undefined : eq(cinemas.citySlug, citySlug))
    .orderBy(asc(cities.sortKey), asc(cinemas.sortKey), asc(cinemas.id))
}

/** The cinemas of these ids or permalinks that there are, by name. */
export async function listCinemasById(db: Db, ids: readonly string[]): Promise<CinemaRow[]> {
  if (ids.length === 0) return []
  return selectCinemas(db, null)
    .where(or(inArray(cinemas.id, [...ids]), inArray(cinemas.permalink, [...ids])))
    .orderBy(asc(cinemas.sortKey), asc(cinemas.id))
}

/** Cinemas around a point. The box lets the index work; its corners lie farther away than the radius. */
export function isNear(point: Point, radiusKm: number) {
  return and(
    sql`earth_box(${earth(point)}, ${radiusKm * 1000}::float8) @> ll_to_earth(${cinemas.lat}, ${cinemas.lon})`,
    sql`${kilometres(point)} <= ${radiusKm}::float8`,
  )
}

/** The nearest first. */
export async function listCinemasNear(db: Db, point: Point, radiusKm: number): Promise<CinemaRow[]> {
  return selectCinemas(db, point).where(isNear(point, radiusKm)).orderBy(kilometres(point), asc(cinemas.id))
}

/** By id or permalink. */
export async function findCinema(db: Db, id: string): Promise<CinemaRow | undefined> {
  const rows = await selectCinemas(db, null).where(isNamed(cinemas, id))
  return pickNamed(rows, id)
}

export async function listAuditoria(db: Db, cinemaId: string) {
  return db.select().from(auditoria).where(eq(auditoria.cinemaId, cinemaId)).orderBy(asc(auditoria.number))
}

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
