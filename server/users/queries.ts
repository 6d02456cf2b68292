import { and, count, eq, getTableColumns, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../db/client.ts'
import { pickNamed } from '../db/named.ts'
import { marks } from '../db/schema/marks.ts'
import { images } from '../db/schema/media.ts'
import { ratings } from '../db/schema/ratings.ts'
import { users } from '../db/schema/users.ts'

export type PageOfRows = { offset: number; limit: number }

/** Condition for ratings with a value, top or flop: one that was taken back has none of them. */
const isSaid = or(isNotNull(ratings.value), eq(ratings.top, true), eq(ratings.flop, true))

export const isActivated = isNotNull(users.activatedAt)

/**
 * A member by id, else by folded name; neither one who never activated the account nor the account that stands for
 * deleted members.
 */
export async function findMember(db: Db, id: string, nameKey: string) {
  const found = await db
    .select({
      id: users.id,
      username: users.username,
      credentials: users.credentials,
      createdAt: users.createdAt,
      hidden: users.hidden,
      avatar: getTableColumns(images),
    })
    .from(users)
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .where(and(or(eq(users.id, id), eq(users.usernameKey, nameKey)), isActivated))
  return pickNamed(found, id)
}
export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** The friendships and mutes between two members: at most one row for each kind and direction. */
export async function findBetween(db: Db, one: string, other: string) {
  const said = (who: string, whom: string) => and(eq(marks.userId, who), eq(marks.itemId, whom))
  return db
    .select({ userId: marks.userId, kind: marks.kind })
    .from(marks)
    .where(
      and(
        inArray(marks.kind, ['friendship', 'mute']),
        eq(marks.itemType, 'users'),
        eq(marks.set, true),
        or(said(one, other), said(other, one)),
      ),
    )
}

/** The number of a member's ratings of each type. */
export async function countRatings(db: Db, userId: string): Promise<Map<RatableType, number>> {
  const rows = await db
    .select({ type: ratings.itemType, number: count() })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), isSaid))
    .groupBy(ratings.itemType)
  return new Map(rows.map(({ type, number }) => [type, number]))
}

/** The number of a member's ratings of each value, by twice the value. */
export async function countSteps(db: Db, userId: string): Promise<Map<number, number>> {
  const step = sql<number>`(${ratings.value} * 2)::int`
  const rows = await db
    .select({ step, number: count() })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), isNotNull(ratings.value)))
    .groupBy(step)
  return new Map(rows.map((row) => [row.step, row.number]))
}

export async function countFavourites(db: Db, userId: string): Promise<{ top: number; flop: number }> {
  const only = (column: SQL) => sql<number>`(count(*) filter (where ${column}))::int`
  const [row] = await db
    .select({ top: only(sql`${ratings.top}`), flop: only(sql`${ratings.flop}`) })
    .from(ratings)
    .where(eq(ratings.userId, userId))
  return row ?? { top: 0, flop: 0 }
}
