import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RatableType } from '#contract/ratings.ts'
import type { Db, Tx } from '../db/client.ts'
import { movies } from '../db/schema/catalogue.ts'
import { ratings } from '../db/schema/ratings.ts'
import { users } from '../db/schema/users.ts'

export type RatingRow = typeof ratings.$inferSelect

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

/**
 * A title by id or permalink, with what the member has said of it; undefined when it is unknown. Series have no table
 * yet.
 */
export async function findTitle(
  tx: Tx,
  type: RatableType,
  id: string,
  userId: string,
): Promise<{ id: string; rating: RatingRow | null } | undefined> {
  if (type === 'series') return undefined
  const mine = and(eq(ratings.itemId, movies.id), eq(ratings.itemType, 'movies'), eq(ratings.userId, userId))
  const found = await tx
    .select({ id: movies.id, rating: ratings })
    .from(movies)
    .leftJoin(ratings, mine)
    .where(or(eq(movies.id, id), eq(movies.permalink, id)))
  return found.find((title) => title.id === id) ?? found[0]
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

/** Takes one value out of what a film's community or critics say, and puts another in; null is none. */
export async function recount(
  tx: Tx,
  movieId: string,
  critic: boolean,
  before: number | null,
  after: number | null,
): Promise<void> {
  const sum = (after ?? 0) - (before ?? 0)
  const count = Number(after !== null) - Number(before !== null)
  const steps = Array.from({ length: 11 }, (_, step) => Number(isStep(after, step)) - Number(isStep(before, step)))
  const distribution = (column: PgColumn) =>
    sql`(select array_agg(was + change order by step) from unnest(${column}, ${`{${steps}}`}::int[]) with ordinality as steps(was, change, step))`
  await tx
    .update(movies)
    .set(
      critic
        ? {
            criticsSum: sql`${movies.criticsSum} + ${sum}::float8`,
            criticsCount: sql`${movies.criticsCount} + ${count}::int`,
            criticsDistribution: distribution(movies.criticsDistribution),
          }
        : {
            communitySum: sql`${movies.communitySum} + ${sum}::float8`,
            communityCount: sql`${movies.communityCount} + ${count}::int`,
            communityDistribution: distribution(movies.communityDistribution),
          },
    )
    .where(eq(movies.id, movieId))
}

/** Index n of a distribution counts n and n + 0.5. */
function isStep(value: number | null, step: number): boolean {
  return value !== null && Math.floor(value) === step
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
