import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { notificationKinds } from '#contract/notifications.ts'
import { instant } from './instant.ts'
import { users } from './users.ts'

/**
 * One thing that a member is told of. Those of one kind about one subject are shown as one ("3 neue Antworten"): they
 * are put together as they are read, so that what is deleted, hidden or muted meanwhile is not counted.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    /** What it is about: a film, one's comment, a member. */
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    /** What has happened there: the reply, the piece of trivia. Of the others the subject itself. */
    thingType: text().notNull(),
    thingId: text().notNull(),
    /** Whose doing it is; null for the moderation's, who says no name. */
    actorId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The moderation's own words. */
    words: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.id.desc()),
    index().on(table.userId).where(sql`read_at is null`),
    // However often something happens to one thing, its member hears of it once.
    uniqueIndex().on(table.userId, table.kind, table.thingType, table.thingId),
    index().on(table.actorId),
    index().on(table.createdAt),
  ],
)

/** What a member wants to hear of. Who has no row has not chosen: everything. */
export const notificationSettings = pgTable('notification_settings', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  replies: boolean().notNull(),
  mentions: boolean().notNull(),
  watched: boolean().notNull(),
  friends: boolean().notNull(),
})
