import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import { ratings } from '../../db/schema/ratings.ts'
import { type RatingRow, tables } from '../queries.ts'

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
        from ${ratings} as mine
        where mine.user_id = ${userId} and mine.item_type = ${type} and mine.item_id = titles.id
          and mine.value is not null and mine.critic = ${critic}`)
    }
  }
  await tx.delete(ratings).where(eq(ratings.userId, userId))
}
