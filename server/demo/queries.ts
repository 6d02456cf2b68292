import { and, eq, lt } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { Db, Tx } from '../db/client.ts'
import { insertAll } from '../db/insertAll.ts'
import { lockForLong } from '../db/longTransaction.ts'
import { movies } from '../db/schema/catalogue.ts'
import { auditoria, cinemas, cities, showtimes } from '../db/schema/cinema.ts'
import { meta } from '../db/schema/meta.ts'
import { ratings } from '../db/schema/ratings.ts'
import { users } from '../db/schema/users.ts'
import type { Starts } from './films/datedFilm.ts'
import type { CinemaRows, MemberRows } from './rows.ts'

const META_KEY = 'demo'

/** The loaded data: the version of the demo world, and the last day that has showtimes. */
export type DemoState = { version: number; until: CalendarDate | null }

export async function readState(db: Db | Tx): Promise<DemoState | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, META_KEY))
  return (row?.value as DemoState | undefined) ?? null
}

/** Locks the demo data until the transaction ends: no other process loads them or moves their days. */
export async function lockDemo(tx: Tx): Promise<void> {
  await lockForLong(tx, META_KEY)
}

export async function writeState(tx: Tx, value: DemoState): Promise<void> {
  await tx.insert(meta).values({ key: META_KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } })
}

export async function insertCinemas(tx: Tx, rows: CinemaRows): Promise<void> {
  await insertAll(tx, cities, rows.cities)
  await insertAll(tx, cinemas, rows.cinemas)
  await insertAll(tx, auditoria, rows.auditoria)
}

export async function insertMembers(tx: Tx, rows: MemberRows): Promise<void> {
  await insertAll(tx, users, rows.users)
  await insertAll(tx, ratings, rows.ratings)
}

/** The start of every film in the catalogue, also of films that are not from the demo. */
export async function readStarts(tx: Tx): Promise<Starts> {
  const rows = await tx.select({ permalink: movies.permalink, start: movies.releaseDate }).from(movies)
  return new Map(rows.map(({ permalink, start }) => [permalink, start]))
}

export async function deleteShowtimes(tx: Tx): Promise<void> {
  await tx.delete(showtimes)
}

export async function deleteShowtimesBefore(tx: Tx, date: CalendarDate): Promise<void> {
  await tx.delete(showtimes).where(lt(showtimes.date, date))
}

export async function setMemberSince(tx: Tx, username: string, createdAt: Date): Promise<void> {
  await tx
    .update(users)
    .set({ createdAt })
    .where(and(eq(users.usernameKey, username), eq(users.demo, true)))
}
