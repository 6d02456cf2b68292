import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/**
 * A member's list of titles. A deleted one stays without its words, so that a late older intent loses. Fields and order
 * are two registers: each has its own time of intent.
 */
export const lists = pgTable(
  'lists',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    private: boolean().notNull().default(false),
    deleted: boolean().notNull().default(false),
    /** By the moderation: seen by nobody but its author. */
    hidden: boolean().notNull().default(false),
    /** Titles on it, and diggs. */
    itemsCount: integer().notNull().default(0),
    diggsCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
    /** `movies/{id}`, `series/{id}`: by hand; what it does not name follows by `addedAt`. */
    order: text().array().notNull().default([]),
    /** Null while nobody has put them in an order. */
    orderIntentAt: instant(),
    orderUpdatedAt: instant(),
    orderChangeSeq: bigint({ mode: 'number' }),
  },
  (table) => [
    index().on(table.userId, table.changeSeq),
    index().on(table.userId, table.orderChangeSeq),
    index().on(table.diggsCount.desc(), table.id),
    index().on(table.updatedAt.desc(), table.id),
  ],
)

/** A title on a list; one that was taken off stays (`on` false). */
export const listItems = pgTable(
  'list_items',
  {
    listId: text()
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemType: text({ enum: ['movies', 'series'] }).notNull(),
    itemId: text().notNull(),
    on: boolean().notNull(),
    description: text().notNull().default(''),
    addedAt: instant().notNull(),
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.itemType, table.itemId] }),
    index().on(table.userId, table.itemType, table.itemId),
    // The lists that hold a title.
    index().on(table.itemType, table.itemId, table.listId).where(sql`"on"`),
    index().on(table.userId, table.changeSeq),
  ],
)
