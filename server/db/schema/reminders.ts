import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/**
 * The things that members want to be reminded of, with the facts as they were when the reminder was set or last
 * compared: a thing may be gone by then. One that was taken back stays as a tombstone, so that a late older intent loses.
 */
export const reminders = pgTable(
  'reminders',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['showtimes', 'broadcasts', 'discs', 'starts'] }).notNull(),
    thingId: text().notNull(),
    set: boolean().notNull(),
    status: text({ enum: ['kept', 'moved', 'cancelled'] }).notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    place: text().notNull(),
    path: text().notNull(),
    /** The film or series, which the notification is about. */
    titleType: text({ enum: ['movies', 'series'] }).notNull(),
    titleId: text().notNull(),
    /** The day in Berlin. */
    date: date({ mode: 'string' }).notNull(),
    /** Null of a thing that takes a whole day. */
    startsAt: instant(),
    endsAt: instant(),
    dueAt: instant().notNull(),
    /** When the member was told, or when it was too late for that. */
    toldAt: instant(),
    /** When the member meant it, corrected for the device's clock; never later than the server's time of arrival. */
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The value of `users.change_seq` that this change got. */
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.thingId] }),
    index().on(table.userId, table.changeSeq),
    index().on(table.dueAt).where(sql`set and told_at is null`),
    index().on(table.kind, table.thingId).where(sql`set and told_at is null`),
  ],
)
