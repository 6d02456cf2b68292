import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isNamed, pickNamed } from '../db/named.ts'
import { auditoria, cinemas, cities } from '../db/schema/cinema.ts'
import type { Point } from './place/point.ts'
import type { CinemaRow } from './rows.ts'

export const earth = (point: Point) => sql`ll_to_earth(${point.lat}::float8, ${point.lon}::float8)`
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
