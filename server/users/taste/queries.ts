import { type SQL, sql } from 'drizzle-orm'
import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../../db/client.ts'
import { ratings } from '../../db/schema/ratings.ts'
import type { CommonSums } from './toTaste.ts'

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
    from ${ratings} as mine join ${ratings} as theirs
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
      from ${ratings} as mine join ${ratings} as theirs
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
