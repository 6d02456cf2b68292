import { and, asc, count, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RatableType } from '#contract/ratings.ts'
import type { Db, Tx } from '../db/client.ts'
import { isPartShown } from '../db/isPartShown.ts'
import { isNamed, pickNamed } from '../db/named.ts'
import { movies, series } from '../db/schema/catalogue.ts'
import { ratings } from '../db/schema/ratings.ts'

export type RatingRow = typeof ratings.$inferSelect

/** The tables of titles that can be rated; their columns of scores are the same. */
const tables = { movies, series } as const

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

/** Takes one value out of what a title's community or critics say, and puts another in; null is none. */
export async function recount(
  tx: Tx,
  { itemType, itemId }: Pick<RatingRow, 'itemType' | 'itemId'>,
  critic: boolean,
  before: number | null,
  after: number | null,
): Promise<void> {
  const sum = (after ?? 0) - (before ?? 0)
  const more = Number(after !== null) - Number(before !== null)
  const steps = Array.from({ length: 11 }, (_, step) => Number(isStep(after, step)) - Number(isStep(before, step)))
  const distribution = (column: PgColumn) =>
    sql`(select array_agg(was + change order by step) from unnest(${column}, ${`{${steps}}`}::int[]) with ordinality as steps(was, change, step))`
  const titles = tables[itemType]
  await tx
    .update(titles)
    .set(
      critic
        ? {
            criticsSum: sql`${titles.criticsSum} + ${sum}::float8`,
            criticsCount: sql`${titles.criticsCount} + ${more}::int`,
            criticsDistribution: distribution(titles.criticsDistribution),
          }
        : {
            communitySum: sql`${titles.communitySum} + ${sum}::float8`,
            communityCount: sql`${titles.communityCount} + ${more}::int`,
            communityDistribution: distribution(titles.communityDistribution),
          },
    )
    .where(eq(titles.id, itemId))
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

/** Takes all of a member's ratings out of what titles count, and deletes them. */
export async function deleteRatingsOf(tx: Tx, userId: string): Promise<void> {
  for (const [type, titles] of Object.entries(tables)) {
    for (const [who, critic] of [['community', false] as const, ['critics', true] as const]) {
      const [sum, count, steps] = ['sum', 'count', 'distribution'].map((name) => sql.raw(`${who}_${name}`))
      await tx.execute(sql`
        update ${titles} as titles set
          ${sum} = titles.${sum} - mine.value,
          ${count} = titles.${count} - 1,
          ${steps}[floor(mine.value)::int + 1] = titles.${steps}[floor(mine.value)::int + 1] - 1
        from ratings as mine
        where mine.user_id = ${userId} and mine.item_type = ${type} and mine.item_id = titles.id
          and mine.value is not null and mine.critic = ${critic}`)
    }
  }
  await tx.delete(ratings).where(eq(ratings.userId, userId))
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
