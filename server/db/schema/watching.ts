import { bigint, boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { series } from './series.ts'
import { users } from './users.ts'

/**
 * The episodes that members have marked, one row each. One that is not seen after all stays (`seen` false): a late older
 * intent loses.
 */
export const seenEpisodes = pgTable(
  'seen_episodes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seriesId: text()
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    season: smallint().notNull(),
    number: smallint().notNull(),
    seen: boolean().notNull(),
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seriesId, table.season, table.number] }),
    index().on(table.userId, table.changeSeq),
    index().on(table.seriesId),
  ],
)
