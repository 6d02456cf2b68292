import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { movies } from './catalogue.ts'
import { instant } from './instant.ts'
import { users } from './users.ts'

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

/** Where the postcodes lie that begin with a prefix of two to five digits; the longest prefix is the most exact. */
export const postcodeAreas = pgTable(
  'postcode_areas',
  {
    prefix: text().primaryKey(),
    /** Its main town. */
    name: text().notNull(),
    sortKey: text().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
  },
  (table) => [index().on(table.sortKey)],
)

/** Every place of the country by GeoNames, filled from the data file of this release (`server/cinema/place/places`). */
export const places = pgTable(
  'places',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** The name as the search folds it. */
    folded: text().notNull(),
    state: text().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    postcodes: text().array().notNull(),
    /** How many postcodes it has: the more, the larger. */
    size: integer().notNull(),
    /** The data file that it comes from. */
    edition: text().notNull(),
  },
  (table) => [
    index('places_folded_index').using('gin', sql`folded gin_trgm_ops`),
    index().using('gin', table.postcodes),
  ],
)

/** A member's favourite cinemas. One that was dropped stays as a tombstone, so that a late older intent loses. */
export const favouriteCinemas = pgTable(
  'favourite_cinemas',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cinemaId: text()
      .notNull()
      .references(() => cinemas.id, { onDelete: 'cascade' }),
    favourite: boolean().notNull(),
    /** When the member meant it, corrected for the device's clock; never later than the server's time of arrival. */
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The value of `users.change_seq` that this change got. */
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cinemaId] }),
    index().on(table.userId, table.changeSeq),
    index().on(table.cinemaId),
  ],
)
