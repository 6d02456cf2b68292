import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { people } from './catalogue.ts'
import { images } from './media.ts'
import { scores } from './scores.ts'

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
    /** The year of the first episode, -1 when unknown: series are ordered by it. */
    startOrder: integer().notNull().generatedAlwaysAs(sql`coalesce(year, -1)`),
    ...scores(),
  },
  (table) => [
    // As for films.
    index().on(table.popularity, table.id),
    index().on(table.averageOrder, table.id),
    index().on(table.weightedOrder, table.id),
    index().on(table.startOrder, table.id),
    index().on(table.year, table.startOrder, table.id),
    index().using('gin', table.genres),
    index().using('gin', table.countries),
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

/** The facts of single episodes. An episode that only its season's number counts has no row. */
export const episodes = pgTable(
  'episodes',
  {
    seriesId: text()
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    /** The number of its season, from 1. */
    season: smallint().notNull(),
    /** Within the season, from 1. */
    number: smallint().notNull(),
    title: text(),
    /** Of the first broadcast or publication anywhere. */
    airDate: date({ mode: 'string' }),
    /** In minutes. */
    runtime: smallint(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.season, table.number] })],
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
