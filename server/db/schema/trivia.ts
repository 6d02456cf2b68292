import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

export const trivia = pgTable(
  'trivia',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    itemType: text({ enum: ['movies', 'series', 'people'] }).notNull(),
    itemId: text().notNull(),
    /** A German word of `contract/triviaCategories.ts`. */
    category: text().notNull(),
    body: text().notNull(),
    /**
     * Deleted for good by its author or the moderation: the row stays without its words, so that a late older command
     * finds it deleted.
     */
    deleted: boolean().notNull().default(false),
    /** Hidden by the moderation: nobody reads it. */
    hidden: boolean().notNull().default(false),
    upvotesCount: integer().notNull().default(0),
    downvotesCount: integer().notNull().default(0),
    diggsCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** The time of the intent that last changed its words; null: never changed. */
    intentAt: instant(),
    updatedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index().on(table.itemType, table.itemId, table.createdAt.desc()),
    index().on(table.userId, table.createdAt.desc()),
    index().on(table.userId, table.changeSeq),
  ],
)
