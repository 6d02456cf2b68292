import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** Threads of private messages between two members and more. */
export const messageThreads = pgTable('message_threads', {
  /** A UUID that a device made. */
  id: text().primaryKey(),
  /** The place of the latest message; 0 before the first. */
  lastSeq: integer().notNull(),
  createdAt: instant().notNull(),
})

/**
 * The members of threads. The row outlives the thread, which goes with its last member: the devices of those who have
 * left have to hear of that.
 */
export const messageMembers = pgTable(
  'message_members',
  {
    threadId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The place up to which the member has read; it only grows. */
    readSeq: integer().notNull(),
    attention: text({ enum: ['all', 'muted', 'blocked'] }).notNull(),
    /** The time at which the member meant the attention. */
    intentAt: instant().notNull(),
    /** Left by the member, for good. */
    hasLeft: boolean().notNull(),
    joinedAt: instant().notNull(),
    /** The time of the last change for this member. */
    updatedAt: instant().notNull(),
    /** The value of `users.change_seq` that this change got; 0 until the member has to hear of the thread. */
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.userId] }), index().on(table.userId, table.changeSeq)],
)

export const messages = pgTable(
  'messages',
  {
    /** A UUID that the author's device made. */
    id: text().primaryKey(),
    threadId: text()
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    /** The place in the thread, from 1 on. */
    seq: integer().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    /** By the moderation, once somebody has reported it. */
    hidden: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** The value of the author's `users.change_seq` that this change got. */
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex().on(table.threadId, table.seq), index().on(table.userId, table.changeSeq)],
)

/** Messages that members have deleted for themselves. */
export const messageDeletions = pgTable(
  'message_deletions',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageId: text()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    deletedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    index().on(table.messageId),
    index().on(table.userId, table.changeSeq),
  ],
)
