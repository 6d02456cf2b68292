import { count, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client.ts'
import { insertAll } from '../../../db/insertAll.ts'
import { lockForLong } from '../../../db/longTransaction.ts'
import { cities } from '../../../db/schema/cinema.ts'
import { places } from '../../../db/schema/places.ts'
import type { PlaceInsert, PlaceRow } from './rows.ts'

/** How many places there are of each data file. */
export async function countEditions(db: Db | Tx): Promise<{ edition: string; count: number }[]> {
  return db.select({ edition: places.edition, count: count() }).from(places).groupBy(places.edition)
}

/** Lets one process at a time fill the table. */
export async function lockPlaces(tx: Tx): Promise<void> {
  await lockForLong(tx, 'places')
}

export async function replacePlaces(tx: Tx, rows: readonly PlaceInsert[]): Promise<void> {
  await tx.delete(places)
  await insertAll(tx, places, rows)
}

/** Places with a postcode that begins so; of a whole one, those with fewer others first: it says more about them. */
export async function findByPostcode(db: Db, prefix: string, folded: string, limit: number): Promise<PlaceRow[]> {
  const has =
    prefix.length === 5
      ? sql`p.postcodes @> array[${prefix}]`
      : sql`exists (select from unnest(p.postcodes) as postcode where starts_with(postcode, ${prefix}))`
  const named = folded === '' ? sql`true` : sql`starts_with(p.folded, ${folded})`
  return select(db, sql`${has} and ${named}`, sql`p.folded = ${folded} desc, p.size desc`, limit)
}

/** Places that are called exactly so, begin so, or have a word that begins so. */
export async function findByName(db: Db, folded: string, limit: number): Promise<PlaceRow[]> {
  const begins = sql`p.folded like ${`${folded}%`}`
  const worth = sql`case when p.folded = ${folded} then 0 when ${begins} then 1 else 2 end, p.size desc`
  return select(db, sql`(${begins} or p.folded like ${`% ${folded}%`})`, worth, limit)
}

/** Places that are called exactly so. */
export async function findNamed(db: Db, folded: readonly string[], limit: number): Promise<PlaceRow[]> {
  return select(db, sql`p.folded = any(${sql.param([...folded])}::text[])`, sql`p.size desc`, limit)
}

/** Places with a share of their trigrams in common with a folded text. */
export async function findAlike(db: Db, folded: string, share: number, limit: number): Promise<PlaceRow[]> {
  const likeness = sql`word_similarity(${folded}, p.folded)`
  return db.transaction(async (tx) => {
    // The index compares with this setting alone; it ends with the transaction.
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${`${share}`}, true)`)
    return select(tx, sql`${folded} <% p.folded`, sql`${likeness} desc, p.size desc`, limit)
  })
}

async function select(db: Db | Tx, where: SQL, worth: SQL, limit: number): Promise<PlaceRow[]> {
  const { rows } = await db.execute<PlaceRow>(sql`
    select p.name, p.folded, p.state, p.lat, p.lon, p.postcodes, p.size, c.slug as city
    from ${places} as p
    left join ${cities} as c on c.name = p.name and abs(c.lat - p.lat) < 0.2 and abs(c.lon - p.lon) < 0.3
    where ${where}
    order by ${worth}, length(p.folded), p.id
    limit ${limit}`)
  return rows
}
