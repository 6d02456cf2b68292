import { type AnyPgColumn, bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** Comments of members on a thing, and their replies (one level). */
export const comments = pgTable(
  'comments',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    itemType: text({ enum: ['movies', 'series', 'people', 'trivia', 'articles', 'lists'] }).notNull(),
    itemId: text().notNull(),
    /** Null: a comment, not a reply. */
    parentId: text().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    /** Reveals the plot: folded until the reader opens it. */
    spoiler: boolean().notNull().default(false),
    /** Deleted by its author: the row stays without its words, so that a late older command finds it deleted. */
    deleted: boolean().notNull().default(false),
    /** Hidden by the moderation: nobody reads its words. */
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
