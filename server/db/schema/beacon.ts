import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * How often something happened on a day, one row a combination. Nobody is in it: no address, no browser, no cookie, no
 * account, no time of day, and not what was typed (ADR 012).
 */
export const beaconCounts = pgTable(
  'beacon_counts',
  {
    /** In Berlin. */
    day: date({ mode: 'string' }).notNull(),
    event: text().notNull(),
    /** Empty when the event has none; so with everything below. */
    subType: text().notNull(),
    path: text().notNull(),
    targetType: text().notNull(),
    targetId: text().notNull(),
    /** Place in the list of suggestions; 0: none. */
    position: integer().notNull(),
    showroom: text().notNull(),
    targeting: text().notNull(),
    count: integer().notNull(),
    /** Hash of all above but the day and the count: together they are too long for an index. */
    key: text().notNull(),
  },
  (table) => [primaryKey({ name: 'beacon_counts_pk', columns: [table.day, table.key] })],
)
