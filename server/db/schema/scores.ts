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
  /** The average, -1 without ratings: titles are ordered by it. */
  averageOrder: doublePrecision()
    .notNull()
    .generatedAlwaysAs(sql`coalesce(community_sum / nullif(community_count, 0), -1)`),
  /**
   * The average weighted by the number of ratings: each title is given thirty ratings of 6.5 in advance, so that three
   * enthusiasts do not outweigh a thousand.
   */
  weightedOrder: doublePrecision().notNull().generatedAlwaysAs(sql`(community_sum + 195) / (community_count + 30)`),
})
