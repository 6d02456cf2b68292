import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { cinemas, cities } from '../../../db/schema/cinema.ts'
import { earth } from '../../queries.ts'
import type { Point } from '../point.ts'
import { beginsWith } from '../queries.ts'

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
