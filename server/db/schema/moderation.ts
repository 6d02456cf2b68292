import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

const actions = ['hide', 'restore', 'dismiss', 'warn', 'block', 'unblock'] as const
const things = ['comments', 'trivia', 'messages', 'articles', 'lists', 'users'] as const

/**
 * All actions of the moderation, for good: rows are added, and never changed or deleted. The log holds ids and no
 * names, and has no foreign keys: so it stays as it is when an account is deleted.
 */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: text().primaryKey(),
    /** The moderator. */
    actorId: text().notNull(),
    action: text({ enum: actions }).notNull(),
    itemType: text({ enum: things }).notNull(),
    itemId: text().notNull(),
    /** The author of the thing; for a member, the member. */
    subjectId: text().notNull(),
    /** The moderator's reason, in their own words. */
    reason: text().notNull(),
    /** The states before and after the action: `LoggedState` of the contract. */
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.at.desc()),
    index().on(table.subjectId, table.at.desc()),
    index().on(table.itemType, table.itemId, table.at.desc()),
  ],
)

/** Members who may read but not publish. A row whose time is over has no effect. */
export const memberBlocks = pgTable('member_blocks', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null: for good. */
  until: instant(),
  /** Shown to the member and to the moderation, and to nobody else. */
  reason: text().notNull(),
  since: instant().notNull(),
})

/** Messages of the moderation to a member. */
export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text({ enum: actions }).notNull(),
    itemType: text({ enum: things }).notNull(),
    itemId: text().notNull(),
    reason: text().notNull(),
    /** The end of a block; null for one without end, and for every other action. */
    until: instant(),
    createdAt: instant().notNull(),
    /** The time when the member dismissed the message. */
    readAt: instant(),
  },
  (table) => [index().on(table.userId, table.createdAt.desc())],
)
