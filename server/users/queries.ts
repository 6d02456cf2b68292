import { and, count, desc, eq, getTableColumns, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../db/client.ts'
import { pickNamed } from '../db/named.ts'
import { marks } from '../db/schema/marks.ts'
import { images } from '../db/schema/media.ts'
import { ratings } from '../db/schema/ratings.ts'
import { users } from '../db/schema/users.ts'
import type { CommonSums } from './taste.ts'

type PageOfRows = { offset: number; limit: number }

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

export type RatingsFilter = {
  type: RatableType | undefined
  only: 'top' | 'flop' | undefined
  order: 'newest' | 'value'
  /** Whether values are shown. If not, a title is listed only as a top or flop. */
  values: boolean
  /** Whether tops and flops are shown. If not, a title is listed only with a value. */
  favourites: boolean
}

/** A member's ratings, limited to the parts that are shown. */
export function listRatings(db: Db, userId: string, filter: RatingsFilter, page: PageOfRows) {
  const { type, only, order, values, favourites } = filter
  const isMarked = or(eq(ratings.top, true), eq(ratings.flop, true))
  const shown = or(values ? isNotNull(ratings.value) : undefined, favourites ? isMarked : undefined)
  return db
    .select({
      type: ratings.itemType,
      id: ratings.itemId,
      value: ratings.value,
      top: ratings.top,
      flop: ratings.flop,
      ratedAt: ratings.updatedAt,
    })
    .from(ratings)
    .where(
      and(
        eq(ratings.userId, userId),
        shown,
        type === undefined ? undefined : eq(ratings.itemType, type),
        only === undefined ? undefined : eq(ratings[only], true),
      ),
    )
    .orderBy(...(order === 'value' ? [sql`${ratings.value} desc nulls last`] : []), desc(ratings.changeSeq))
    .offset(page.offset)
    .limit(page.limit)
}

/**
 * Sums over the titles that one member and each of the others have both rated, computed by the database: a page of
 * friends would otherwise read some ten thousand rows. The primary key finds both halves of each pair.
 */
export async function sumCommon(db: Db, userId: string, others: readonly string[]): Promise<Map<string, CommonSums>> {
  if (others.length === 0) return new Map()
  const [x, y] = [sql`mine.value::float8`, sql`theirs.value::float8`]
  const { rows } = await db.execute<CommonSums & { id: string }>(sql`
    select theirs.user_id as id, count(*)::int as count, sum(${x}) as x, sum(${y}) as y, sum(${x} * ${x}) as xx,
      sum(${y} * ${y}) as yy, sum(${x} * ${y}) as xy, sum(abs(${x} - ${y})) as distance
    from ratings as mine join ratings as theirs
      on theirs.item_type = mine.item_type and theirs.item_id = mine.item_id and theirs.value is not null
    where mine.user_id = ${userId} and mine.value is not null
      and theirs.user_id in (${sql.join(
        others.map((id) => sql`${id}`),
        sql`, `,
      )})
    group by theirs.user_id`)
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}

/** The title on which two members agree best (both high), and the one on which they differ most. */
export async function findExtremes(db: Db, userId: string, other: string) {
  const pick = async (order: SQL) => {
    const { rows } = await db.execute<{ type: RatableType; id: string; mine: number; theirs: number }>(sql`
      select mine.item_type as type, mine.item_id as id, mine.value as mine, theirs.value as theirs
      from ratings as mine join ratings as theirs
        on theirs.item_type = mine.item_type and theirs.item_id = mine.item_id and theirs.user_id = ${other}
          and theirs.value is not null
      where mine.user_id = ${userId} and mine.value is not null
      order by ${order}, mine.item_id limit 1`)
    return rows[0] ?? null
  }
  return {
    agreed: await pick(sql`abs(mine.value - theirs.value) - (mine.value + theirs.value) / 4`),
    apart: await pick(sql`abs(mine.value - theirs.value) desc`),
  }
}
