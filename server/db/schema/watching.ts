import { bigint, boolean, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { RatableType } from '#contract/ratings.ts'
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

/**
 * The members' diaries of what they watched when. The device gives an entry its id, which is the member's own: another
 * member's entry may have the same. One that was taken out stays (`deleted`): a late older intent must not bring it back.
 */
export const diaryEntries = pgTable(
  'diary_entries',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    itemType: text({ enum: RatableType.options as [RatableType, ...RatableType[]] }).notNull(),
    itemId: text().notNull(),
    /** Of a series; null for all of it. */
    season: smallint(),
    episode: smallint(),
    watchedOn: date({ mode: 'string' }).notNull(),
    rewatch: boolean().notNull(),
    deleted: boolean().notNull(),
    createdAt: instant().notNull(),
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index().on(table.userId, table.changeSeq)],
)
