import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { notificationKinds } from '#contract/notifications.ts'
import { instant } from './instant.ts'
import { users } from './users.ts'

/**
 * One event of which a member is notified. Notifications of one kind about one subject are shown as one ("3 neue
 * Antworten"): they are grouped when they are read, so that things that are deleted, hidden or muted meanwhile are not
 * counted.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    /** The subject of the notification: a film, the member's own comment, a member. */
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    /** The new thing: the reply, the piece of trivia. For other kinds, the subject itself. */
    thingType: text().notNull(),
    thingId: text().notNull(),
    /** The member who acted; null for the moderation, which gives no name. */
    actorId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The moderator's words. */
    words: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.id.desc()),
    index().on(table.userId).where(sql`read_at is null`),
    // The member is notified once about one thing, however often something happens to it.
    uniqueIndex().on(table.userId, table.kind, table.thingType, table.thingId),
    index().on(table.actorId),
    index().on(table.createdAt),
  ],
)

/** The kinds of notifications that a member wants. A member without a row has chosen nothing and gets all. */
export const notificationSettings = pgTable('notification_settings', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  replies: boolean().notNull(),
  mentions: boolean().notNull(),
  watched: boolean().notNull(),
  friends: boolean().notNull(),
})
