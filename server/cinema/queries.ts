import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isNamed, pickNamed } from '../db/named.ts'
import { auditoria, cinemas, cities } from '../db/schema/cinema.ts'
import type { Point } from './place/point.ts'
import { beginsWith } from './place/queries.ts'
import type { CinemaRow } from './rows.ts'

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
