import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../../db/client.ts'
import { ratings } from '../../db/schema/ratings.ts'
import type { PageOfRows } from '../queries.ts'

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
