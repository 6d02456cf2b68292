import { and, asc, count, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { RatableType } from '#contract/ratings.ts'
import type { Db, Tx } from '../db/client.ts'
import { isPartShown } from '../db/isPartShown.ts'
import { isNamed, pickNamed } from '../db/named.ts'
import { movies } from '../db/schema/catalogue.ts'
import { ratings } from '../db/schema/ratings.ts'
import { series } from '../db/schema/series.ts'

export type RatingRow = typeof ratings.$inferSelect

/** The tables of titles that can be rated; their columns of scores are the same. */
export const tables = { movies, series } as const

/** A title by id or permalink, with what the member has said of it; undefined when it is unknown. */
export async function findTitle(
  tx: Tx,
  type: RatableType,
  id: string,
  userId: string,
): Promise<{ id: string; rating: RatingRow | null } | undefined> {
  const titles = tables[type]
  const mine = and(eq(ratings.itemId, titles.id), eq(ratings.itemType, type), eq(ratings.userId, userId))
  const found = await tx
    .select({ id: titles.id, rating: ratings })
    .from(titles)
    .leftJoin(ratings, mine)
    .where(isNamed(titles, id))
  return pickNamed(found, id)
}

/** The values that these members gave a title and that everybody may know of. */
export async function listShownValues(db: Db, type: RatableType, itemId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .select({ userId: ratings.userId, value: ratings.value })
    .from(ratings)
    .where(
      and(
        eq(ratings.itemType, type),
        eq(ratings.itemId, itemId),
        inArray(ratings.userId, [...userIds]),
        isNotNull(ratings.value),
        isPartShown('ratings', ratings.userId, null),
      ),
    )
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

/** A member's ratings that changed after a number, in the order in which they did; cleared ones too. */
export async function findChangedRatings(db: Db, userId: string, since: number, limit: number): Promise<RatingRow[]> {
  return db
    .select()
    .from(ratings)
    .where(and(eq(ratings.userId, userId), gt(ratings.changeSeq, since)))
    .orderBy(asc(ratings.changeSeq))
    .limit(limit)
}

/** How many titles of each type a member has rated or made a top or flop. */
export async function countRated(db: Db, userId: string): Promise<ReadonlyMap<RatableType, number>> {
  const isSaid = or(isNotNull(ratings.value), eq(ratings.top, true), eq(ratings.flop, true))
  const rows = await db
    .select({ type: ratings.itemType, number: count() })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), isSaid))
    .groupBy(ratings.itemType)
  return new Map(rows.map((row) => [row.type, row.number]))
}
