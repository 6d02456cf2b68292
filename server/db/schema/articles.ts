import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { Rubric } from '#contract/articles.ts'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** What editors and members write at length. */
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
    /** Of the body, counted as it is written: lists say how long it takes to read without reading it. */
    words: integer().notNull(),
    /** Null: a draft, seen by nobody but its author. */
    publishedAt: instant(),
    /** By the moderation: seen by nobody but its author. */
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

/** What an article is about. */
export const articleItems = pgTable(
  'article_items',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    itemType: text({ enum: ['movies', 'series', 'people'] }).notNull(),
    itemId: text().notNull(),
    /** In the order in which the author names them, from 0. */
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.itemType, table.itemId] }),
    index().on(table.itemType, table.itemId),
  ],
)
