import { and, eq, lt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#contract/ids.ts'
import type { Db, Tx } from '../db/client.ts'
import { credits, movies, people } from '../db/schema/catalogue.ts'
import { auditoria, cinemas, cities, showtimes } from '../db/schema/cinema.ts'
import { meta } from '../db/schema/platform.ts'
import { ratings } from '../db/schema/ratings.ts'
import { users } from '../db/schema/users.ts'
import type { CatalogueRows, CinemaRows, MemberRows, ShowtimeRow } from './rows.ts'

const META_KEY = 'demo'

/** What is loaded: the version of the demo world, and the last day that has showtimes. */
export type DemoState = { version: number; until: CalendarDate | null }

export async function readState(db: Db | Tx): Promise<DemoState | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, META_KEY))
  return (row?.value as DemoState | undefined) ?? null
}

/** Until the transaction ends no other process loads or rolls. */
export async function lockDemo(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${META_KEY}))`)
}

export async function writeState(tx: Tx, value: DemoState): Promise<void> {
  await tx.insert(meta).values({ key: META_KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } })
}

export async function insertCatalogue(tx: Tx, rows: CatalogueRows): Promise<void> {
  await insertAll(tx, movies, rows.movies)
  await insertAll(tx, people, rows.people)
  await insertAll(tx, credits, rows.credits)
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

/** Those that are there already stay as they are. */
export async function insertShowtimes(tx: Tx, rows: readonly ShowtimeRow[]): Promise<void> {
  await insertAll(tx, showtimes, rows)
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

/** A statement takes 65,535 values at most. */
async function insertAll<T extends PgTable>(tx: Tx, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += 1000) {
    await tx
      .insert(table)
      .values(rows.slice(from, from + 1000) as T['$inferInsert'][])
      .onConflictDoNothing()
  }
}
