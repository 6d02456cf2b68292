import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

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
