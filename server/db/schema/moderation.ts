import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

const actions = ['hide', 'restore', 'dismiss', 'warn', 'block', 'unblock'] as const
const things = ['comments', 'trivia', 'articles', 'lists', 'users'] as const

/**
 * Everything the moderation has done, for good: rows are added, and never changed or deleted. It holds ids and no
 * names, and refers to nobody by a key: so it stays as it is when an account goes.
 */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: text().primaryKey(),
    /** Who did it. */
    actorId: text().notNull(),
    action: text({ enum: actions }).notNull(),
    itemType: text({ enum: things }).notNull(),
    itemId: text().notNull(),
    /** Whose thing it was; a member is their own. */
    subjectId: text().notNull(),
    /** Why, in the words of whoever did it. */
    reason: text().notNull(),
    /** What was so, and what is so since: `LoggedState` of the contract. */
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

/** Who may read and publishes nothing. A row whose time is over says nothing any more. */
export const memberBlocks = pgTable('member_blocks', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null: for good. */
  until: instant(),
  /** Told to the member, and to nobody else but the moderation. */
  reason: text().notNull(),
  since: instant().notNull(),
})

/** What the moderation has to say to a member. */
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
    /** Of a block: its end; null for good, and of everything else. */
    until: instant(),
    createdAt: instant().notNull(),
    /** When the member has put it away. */
    readAt: instant(),
  },
  (table) => [index().on(table.userId, table.createdAt.desc())],
)
