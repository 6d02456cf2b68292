import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { movies, people } from './catalogue.ts'
import { instant } from './instant.ts'

/** A film or a series, without a foreign key: what is left of a title that has gone is shown nowhere. */
const title = () => ({
  type: text({ enum: ['movies', 'series'] }).notNull(),
  titleId: text().notNull(),
})

/** The ages from which a title may be seen outside Germany, as each country writes them: `PG-13`. */
export const certificates = pgTable(
  'certificates',
  {
    ...title(),
    /** In German, as in `movies.countries`. */
    country: text().notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.titleId, table.country] })],
)

/** Names of a title besides the German and the original one. */
export const alternativeTitles = pgTable(
  'alternative_titles',
  {
    ...title(),
    /** From 0. */
    position: smallint().notNull(),
    title: text().notNull(),
    /** In German; null when unknown. */
    country: text(),
  },
  (table) => [primaryKey({ columns: [table.type, table.titleId, table.position] })],
)

/** Prizes that a title has won or was nominated for. */
export const awards = pgTable(
  'awards',
  {
    ...title(),
    /** From 0, in no order of importance. */
    position: smallint().notNull(),
    /** The academy's or the festival's: `Oscar`. */
    name: text().notNull(),
    /** Of the ceremony or the festival. */
    year: smallint().notNull(),
    /** Null where the name says it: `Goldene Palme`. */
    category: text(),
    /** Else it was nominated. */
    won: boolean().notNull(),
    /** Null for the title itself, and when unknown. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.type, table.titleId, table.position] }), index().on(table.personId)],
)

/** Films that tell one story or are about the same hero. */
export const collections = pgTable('collections', {
  id: text().primaryKey(),
  permalink: text().notNull().unique(),
  name: text().notNull(),
  /** The number of all parts, also of those that the catalogue lacks; null when unknown. */
  total: smallint(),
})

/** The parts of a collection that the catalogue holds. A film may be part of several collections, once of each. */
export const collectionParts = pgTable(
  'collection_parts',
  {
    collectionId: text()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    /** Among all parts, from 1. */
    number: smallint().notNull(),
    movieId: text()
      .notNull()
      .references(() => movies.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.number] }),
    unique().on(table.collectionId, table.movieId),
    index().on(table.movieId),
  ],
)

/** A similar title with the strongest reason. */
export type KeptSimilar = {
  id: string
  reason:
    | { kind: 'person'; job: 'director' | 'creator' | 'cast'; personId: string }
    | { kind: 'genre'; genre: string; decade: number | null; country: string | null }
    | { kind: 'lists'; count: number }
}

/** The similar titles of a title, found by the first reader and kept (ADR 065). */
export const similarTitles = pgTable(
  'similar_titles',
  {
    ...title(),
    /** The most similar first. */
    similar: jsonb().$type<KeptSimilar[]>().notNull(),
    foundAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.titleId] }), index().on(table.foundAt)],
)
