import { sql } from 'drizzle-orm'
import { doublePrecision, integer } from 'drizzle-orm/pg-core'

const distribution = () => integer().array().notNull().default(sql`'{0,0,0,0,0,0,0,0,0,0,0}'::int[]`)

/**
 * The ratings of a title, updated in the transaction of every rating: sums of values, so that an average is one
 * division. Index n of a distribution counts the values n and n + 0.5; PostgreSQL counts array positions from 1.
 */
export const scores = () => ({
  communitySum: doublePrecision().notNull().default(0),
  communityCount: integer().notNull().default(0),
  communityDistribution: distribution(),
  criticsSum: doublePrecision().notNull().default(0),
  criticsCount: integer().notNull().default(0),
  criticsDistribution: distribution(),
})
