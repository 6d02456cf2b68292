import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
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
