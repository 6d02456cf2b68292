import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RatableType } from '#contract/ratings.ts'
import type { Db, Tx } from '../db/client.ts'
import { movies } from '../db/schema/catalogue.ts'
import { ratings } from '../db/schema/ratings.ts'
import { users } from '../db/schema/users.ts'

export type RatingRow = typeof ratings.$inferSelect

/** The id of a title by id or permalink; undefined when it is unknown. Series have no table yet. */
export async function findTitleId(db: Db | Tx, type: RatableType, id: string): Promise<string | undefined> {
  if (type === 'series') return undefined
  const found = await db
    .select({ id: movies.id })
    .from(movies)
    .where(or(eq(movies.id, id), eq(movies.permalink, id)))
  return (found.find((movie) => movie.id === id) ?? found[0])?.id
}

/**
 * Locks the member's row until the transaction ends and counts one change. Changes of one member thus commit in the
 * order of their numbers, so that a cursor never passes over one that commits late.
 */
export async function nextChangeSeq(tx: Tx, userId: string): Promise<number> {
  const [user] = await tx
    .update(users)
    .set({ changeSeq: sql`${users.changeSeq} + 1` })
    .where(eq(users.id, userId))
    .returning({ changeSeq: users.changeSeq })
  if (!user) throw new Error(`user ${userId} vanished during a command`)
  return user.changeSeq
}

/** Locks the member's row, so that no other command of the same member comes between reading and writing. */
export async function lockMember(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export async function findRating(
  tx: Db | Tx,
  userId: string,
  itemType: RatableType,
  itemId: string,
): Promise<RatingRow | undefined> {
  const [row] = await tx
    .select()
    .from(ratings)
    .where(and(eq(ratings.userId, userId), eq(ratings.itemType, itemType), eq(ratings.itemId, itemId)))
  return row
}

export async function saveRating(tx: Tx, row: RatingRow): Promise<void> {
  const { value, top, flop, critic, intentAt, updatedAt, changeSeq } = row
  await tx
    .insert(ratings)
    .values(row)
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.itemType, ratings.itemId],
      set: { value, top, flop, critic, intentAt, updatedAt, changeSeq },
    })
}

/** Adds `sign` (1 or -1) times one value to what a film's community or critics say. */
export async function countValue(tx: Tx, movieId: string, value: number, critic: boolean, sign: 1 | -1): Promise<void> {
  const position = Math.floor(value) + 1
  const step = (column: PgColumn) =>
    sql`${column}[:${sql.raw(String(position - 1))}] || (${column}[${sql.raw(String(position))}] + ${sign}::int) || ${column}[${sql.raw(String(position + 1))}:]`
  await tx
    .update(movies)
    .set(
      critic
        ? {
            criticsSum: sql`${movies.criticsSum} + ${sign * value}::float8`,
            criticsCount: sql`${movies.criticsCount} + ${sign}::int`,
            criticsDistribution: step(movies.criticsDistribution),
          }
        : {
            communitySum: sql`${movies.communitySum} + ${sign * value}::float8`,
            communityCount: sql`${movies.communityCount} + ${sign}::int`,
            communityDistribution: step(movies.communityDistribution),
          },
    )
    .where(eq(movies.id, movieId))
}

/** A member's ratings that changed after a number, in the order in which they did; cleared ones too. */
export async function findChangedRatings(db: Db, userId: string, since: number, limit: number): Promise<RatingRow[]> {
  return db
    .select()
    .from(ratings)
    .where(and(eq(ratings.userId, userId), gt(ratings.changeSeq, since)))
    .orderBy(asc(ratings.changeSeq))
    .limit(limit)
}

export async function findChangeSeq(db: Db, userId: string): Promise<number> {
  const [user] = await db.select({ changeSeq: users.changeSeq }).from(users).where(eq(users.id, userId))
  return user?.changeSeq ?? 0
}
