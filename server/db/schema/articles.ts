import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { Rubric } from '#contract/articles.ts'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** Long texts of editors and members. */
export const articles = pgTable(
  'articles',
  {
    id: text().primaryKey(),
    permalink: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id),
    rubric: text({ enum: Rubric.options as [Rubric, ...Rubric[]] }).notNull(),
    title: text().notNull(),
    teaser: text().notNull(),
    /** Markdown, of which the server understands a part (ADR 027). */
    body: text().notNull(),
    /** The number of words of the body, stored with it: lists show the reading time without reading the body. */
    words: integer().notNull(),
    /** Null: a draft, visible to its author alone. */
    publishedAt: instant(),
    /** Hidden by the moderation: visible to its author alone. */
    hidden: boolean().notNull().default(false),
    diggsCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.rubric, table.publishedAt.desc(), table.id).where(sql`published_at is not null`),
    index().on(table.userId, table.publishedAt.desc()),
  ],
)

/** The subjects of an article. */
export const articleItems = pgTable(
  'article_items',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    itemType: text({ enum: ['movies', 'series', 'people'] }).notNull(),
    itemId: text().notNull(),
    /** The author's order of the subjects, from 0. */
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.itemType, table.itemId] }),
    index().on(table.itemType, table.itemId),
  ],
)
