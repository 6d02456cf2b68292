import { bigint, boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { markKinds } from '#contract/markKinds.ts'
import { FlagReason, MarkableType } from '#contract/marks.ts'
import { watchlistRules as rules } from '#contract/watchlistRule.ts'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** The marks of members on things. One that was taken back stays (`set` false): a late older intent loses. */
export const marks = pgTable(
  'marks',
  {
    id: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: markKinds }).notNull(),
    itemType: text({ enum: MarkableType.options as [MarkableType, ...MarkableType[]] }).notNull(),
    itemId: text().notNull(),
    set: boolean().notNull(),
    /** For a vote: 1 or -1. */
    vote: smallint(),
    /** For a flag. */
    reason: text({ enum: FlagReason.options as [FlagReason, ...FlagReason[]] }),
    /** The member's own reason of a flag, for the moderation alone. */
    words: text(),
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemType, table.itemId] }),
    index().on(table.userId, table.changeSeq),
    index().on(table.kind, table.itemType, table.itemId),
  ],
)

/** A member's rule for titles on the watchlist that they rate. Without a row the member is asked. */
export const watchlistRules = pgTable('watchlist_rules', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  rule: text({ enum: rules }).notNull(),
  intentAt: instant().notNull(),
  updatedAt: instant().notNull(),
  changeSeq: bigint({ mode: 'number' }).notNull(),
})
