import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { movies } from './catalogue.ts'
import { instant } from './instant.ts'

export const cities = pgTable('cities', {
  slug: text().primaryKey(),
  name: text().notNull(),
  sortKey: text().notNull(),
  /** The Bundesland. */
  state: text().notNull(),
  lat: doublePrecision().notNull(),
  lon: doublePrecision().notNull(),
})

export const cinemas = pgTable(
  'cinemas',
  {
    id: text().primaryKey(),
    permalink: text().notNull().unique(),
    name: text().notNull(),
    sortKey: text().notNull(),
    street: text().notNull(),
    postcode: text().notNull(),
    citySlug: text()
      .notNull()
      .references(() => cities.slug),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    features: text().array().notNull(),
  },
  (table) => [
    index().on(table.citySlug, table.sortKey),
    index('cinemas_earth_index').using('gist', sql`ll_to_earth(lat, lon)`),
  ],
)

export const auditoria = pgTable(
  'auditoria',
  {
    cinemaId: text()
      .notNull()
      .references(() => cinemas.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    name: text().notNull(),
    seats: integer().notNull(),
    features: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cinemaId, table.number] })],
)

export const showtimes = pgTable(
  'showtimes',
  {
    id: text().primaryKey(),
    movieId: text()
      .notNull()
      .references(() => movies.id, { onDelete: 'cascade' }),
    cinemaId: text()
      .notNull()
      .references(() => cinemas.id, { onDelete: 'cascade' }),
    /** The number of the auditorium in its cinema. */
    auditorium: smallint().notNull(),
    startsAt: instant().notNull(),
    /** The business day in Berlin: a show at half past midnight belongs to the evening before. */
    date: date({ mode: 'string' }).notNull(),
    version: text({ enum: ['DF', 'OV', 'OmU', 'OmeU'] }).notNull(),
    features: text().array().notNull(),
    ticketUrl: text(),
  },
  (table) => [
    index().on(table.date, table.cinemaId),
    index().on(table.movieId, table.date),
    index().on(table.cinemaId, table.date),
  ],
)
