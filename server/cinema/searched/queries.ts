import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { auditoria, cinemas, cities } from '../../db/schema/cinema.ts'
import type { Ids } from '../../things/search.ts'
import type { CinemaRow } from './rows.ts'

export async function readCinemas(db: Db | Tx, ids: Ids): Promise<CinemaRow[]> {
  const { id, permalink, name, street, postcode } = getTableColumns(cinemas)
  return db
    .select({
      ...{ id, permalink, name, street, postcode },
      city: cities.name,
      screens: sql<number>`(select count(*)::int from ${auditoria} where ${auditoria.cinemaId} = ${cinemas.id})`,
    })
    .from(cinemas)
    .innerJoin(cities, eq(cities.slug, cinemas.citySlug))
    .where(ids && inArray(cinemas.id, [...ids]))
}
