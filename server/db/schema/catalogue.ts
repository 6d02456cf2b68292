import { type SQL, sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { images } from './media.ts'
import { scores } from './scores.ts'

export const movies = pgTable(
  'movies',
  {
    id: text().primaryKey(),
    permalink: text().notNull().unique(),
    title: text().notNull(),
    originalTitle: text(),
    /** Folded and without its article: the German order in every database. */
    sortKey: text().notNull(),
    year: smallint(),
    /** Minutes. */
    runtime: smallint(),
    fsk: smallint(),
    genres: text().array().notNull(),
    countries: text().array().notNull(),
    /** The German cinema start. */
    releaseDate: date({ mode: 'string' }),
    synopsis: text(),
    posterImageId: text().references(() => images.id, { onDelete: 'set null' }),
    stillImageId: text().references(() => images.id, { onDelete: 'set null' }),
    popularity: integer().notNull().default(0),
    /** The cinema start in days from 1900, a small number when unknown: films are ordered by it. */
    startOrder: integer().notNull().generatedAlwaysAs(sql`coalesce(release_date - '1900-01-01'::date, -1000000)`),
    ...scores(),
  },
  (table) => [
    // The orders of lists, read backwards: greatest first, and ids backwards too, so that one comparison finds a position.
    index().on(table.popularity, table.id),
    index().on(table.averageOrder, table.id),
    index().on(table.weightedOrder, table.id),
    index().on(table.startOrder, table.id),
    // Filters that few titles match.
    index().on(table.year, table.startOrder, table.id),
    index().using('gin', table.countries),
    index().on(table.releaseDate.desc(), table.id),
    index().on(table.sortKey),
    index().using('gin', table.genres),
    // For the selection of titles to rate quickly: in this order, and never one without a poster.
    index().on(table.communityCount.desc().nullsFirst(), table.id).where(sql`poster_image_id is not null`),
  ],
)

/** How many titles match a filter, where they are many. */
export const titleTotals = pgTable(
  'title_totals',
  {
    type: text({ enum: ['movies', 'series'] }).notNull(),
    /** A digest of the filter. */
    filter: text().notNull(),
    total: integer().notNull(),
    countedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.filter] })],
)

export const people = pgTable(
  'people',
  {
    id: text().primaryKey(),
    permalink: text().notNull().unique(),
    name: text().notNull(),
    /** Folded, the last name first: the German order in every database. */
    sortKey: text().notNull(),
    born: date({ mode: 'string' }),
    died: date({ mode: 'string' }),
    /** The city, and its country where it is not well known, in German. */
    birthplace: text(),
    /** The month and day of birth: 320 on 20 March. */
    birthday: smallint().generatedAlwaysAs(
      (): SQL => sql`(extract(month from ${people.born}) * 100 + extract(day from ${people.born}))::smallint`,
    ),
    /** The sum of the popularity of all their titles, each counted once. Kept by the catalogue's write side. */
    popularity: integer().notNull().default(0),
    /** The jobs of their credits, the most frequent first. Kept by the catalogue's write side. */
    jobs: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index().on(table.popularity, table.id),
    index().on(table.sortKey, table.id),
    index().on(table.birthday, table.popularity, table.id),
  ],
)

export const credits = pgTable(
  'credits',
  {
    movieId: text()
      .notNull()
      .references(() => movies.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    job: text({ enum: ['director', 'writer', 'cast'] }).notNull(),
    role: text(),
    /** The order of the credits within a job, from 0. */
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.movieId, table.job, table.position] }), index().on(table.personId)],
)
