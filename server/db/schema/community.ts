import { type AnyPgColumn, bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** What members say of a thing, and their replies (one level). */
export const comments = pgTable(
  'comments',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    itemType: text({ enum: ['movies', 'series', 'people', 'trivia', 'articles', 'lists'] }).notNull(),
    itemId: text().notNull(),
    /** Null: no reply. */
    parentId: text().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    /** Gives away what happens: folded until the reader wants it. */
    spoiler: boolean().notNull().default(false),
    /** Its author took it back: it stays without its words, so that a late older command finds it gone. */
    deleted: boolean().notNull().default(false),
    /** By the moderation: nobody reads its words. */
    hidden: boolean().notNull().default(false),
    diggsCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index().on(table.itemType, table.itemId, table.createdAt.desc()),
    index().on(table.parentId, table.createdAt),
    index().on(table.userId, table.createdAt.desc()),
    index().on(table.userId, table.changeSeq),
    index().on(table.createdAt.desc(), table.id.desc()),
  ],
)

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
    /** For good, by its author or the moderation: it stays without its words, so that a late older command finds it gone. */
    deleted: boolean().notNull().default(false),
    /** By the moderation: nobody reads it. */
    hidden: boolean().notNull().default(false),
    upvotesCount: integer().notNull().default(0),
    downvotesCount: integer().notNull().default(0),
    diggsCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When its words were last meant; null: never changed. */
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
