import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { type ItemClass, itemClasses } from '#contract/itemClasses.ts'
import { instant } from './instant.ts'
import { images } from './media.ts'

/**
 * The search index: one row for everything that can be found. The code that writes a title, person or cinema writes its
 * row as well.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** As in PRODUCT K4: Movie, Series, Cinema, Person, and any further kind in the index. */
    itemClass: text({ enum: itemClasses as [ItemClass, ...ItemClass[]] }).notNull(),
    itemId: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    /** The line below the title: year, known for, city. */
    meta: text().notNull(),
    posterImageId: text().references(() => images.id, { onDelete: 'set null' }),
    /** 0 to 100. */
    popularity: integer().notNull(),
    /** Every full name it is known by, folded: its title, original title, the same with its numbers as digits. */
    names: text().array().notNull(),
    /** Short names: without the article, one side of a colon, a last name. */
    aliases: text().array().notNull(),
    /** Names and aliases in one text, for the trigram index; behind a bar, words that tell it apart: year, director. */
    haystack: text().notNull(),
    year: smallint(),
    /** The values that results are filtered by, each with its filter: `genre:Drama`, `job:director`, `city:Görlitz`. */
    facets: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.itemClass, table.itemId] }),
    index('search_entries_haystack_index').using('gin', sql`haystack gin_trgm_ops`),
    index().using('gin', table.names, table.aliases),
    index().on(table.popularity.desc()),
  ],
)

/** Things that editors promote in the search. */
export const promotedItems = pgTable(
  'promoted_items',
  {
    id: text().primaryKey(),
    itemClass: text({ enum: itemClasses as [ItemClass, ...ItemClass[]] }).notNull(),
    itemId: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
