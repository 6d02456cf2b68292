import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { images } from './media.ts'

const distribution = () => integer().array().notNull().default(sql`'{0,0,0,0,0,0,0,0,0,0,0}'::int[]`)

/**
 * The ratings of a title, updated in the transaction of every rating: sums of values, so that an average is one
 * division. Index n of a distribution counts the values n and n + 0.5; PostgreSQL counts array positions from 1.
 */
const scores = () => ({
  communitySum: doublePrecision().notNull().default(0),
  communityCount: integer().notNull().default(0),
  communityDistribution: distribution(),
  criticsSum: doublePrecision().notNull().default(0),
  criticsCount: integer().notNull().default(0),
  criticsDistribution: distribution(),
})

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
    ...scores(),
  },
  (table) => [
    index().on(table.popularity.desc(), table.id),
    index().on(table.releaseDate.desc(), table.id),
    index().on(table.sortKey),
    index().using('gin', table.genres),
    // For the selection of titles to rate quickly: in this order, and never one without a poster.
    index().on(table.communityCount.desc().nullsFirst(), table.id).where(sql`poster_image_id is not null`),
  ],
)

export const people = pgTable('people', {
  id: text().primaryKey(),
  permalink: text().notNull().unique(),
  name: text().notNull(),
  sortKey: text().notNull(),
})

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

export const series = pgTable(
  'series',
  {
    id: text().primaryKey(),
    permalink: text().notNull().unique(),
    title: text().notNull(),
    originalTitle: text(),
    sortKey: text().notNull(),
    /** The year of the first episode. */
    year: smallint(),
    /** The year of the last episode; null while the series runs or when unknown. */
    endYear: smallint(),
    status: text({ enum: ['running', 'ended'] }),
    /** Minutes of an episode. */
    runtime: smallint(),
    fsk: smallint(),
    genres: text().array().notNull(),
    countries: text().array().notNull(),
    synopsis: text(),
    posterImageId: text().references(() => images.id, { onDelete: 'set null' }),
    stillImageId: text().references(() => images.id, { onDelete: 'set null' }),
    popularity: integer().notNull().default(0),
    ...scores(),
  },
  (table) => [
    index().on(table.popularity.desc(), table.id),
    index().on(table.sortKey),
    // As for films.
    index().on(table.communityCount.desc().nullsFirst(), table.id).where(sql`poster_image_id is not null`),
  ],
)

export const seasons = pgTable(
  'seasons',
  {
    seriesId: text()
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    year: smallint(),
    /** Null when unknown. */
    episodes: smallint(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.number] })],
)

export const seriesCredits = pgTable(
  'series_credits',
  {
    seriesId: text()
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    job: text({ enum: ['creator', 'director', 'writer', 'cast'] }).notNull(),
    role: text(),
    /** The order of the credits within a job, from 0. */
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.job, table.position] }), index().on(table.personId)],
)
