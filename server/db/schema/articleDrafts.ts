import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/**
 * The texts of members' articles as their authors work on them; what readers see is the row of `articles` with the same id
 * (ADR 073). A deleted one stays without its words, so that a late save does not bring it back.
 */
export const articleDrafts = pgTable(
  'article_drafts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    body: text().notNull(),
    /** The device's name of this text. */
    revision: text().notNull(),
    /** The text of another device that was written on an older revision; all three null without one. */
    otherTitle: text(),
    otherBody: text(),
    otherRevision: text(),
    /** The time of publishing that is still to come, and the revision that was current when that was decided. */
    scheduleAt: instant(),
    scheduleRevision: text(),
    publishedRevision: text(),
    /** The reason for which it was not published at its time. */
    missed: text({ enum: ['text', 'blocked'] }),
    /** The intent of the last publication or withdrawal. */
    publicationIntentAt: instant(),
    deleted: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index().on(table.userId, table.changeSeq),
    index().on(table.scheduleAt).where(sql`schedule_at is not null`),
  ],
)

/** Kept texts of an article, bounded for each of them. */
export const articleVersions = pgTable(
  'article_versions',
  {
    draftId: text()
      .notNull()
      .references(() => articleDrafts.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    revision: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    words: integer().notNull(),
    /** Null: a save like others, in whose place a later one within some minutes may come. */
    mark: text({ enum: ['published', 'other', 'kept'] }),
    /** When the first save of this version arrived, and the last. */
    begunAt: instant().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.revision] }), index().on(table.userId)],
)
