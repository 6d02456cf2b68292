import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { images } from './media.ts'

const distribution = () => integer().array().notNull().default(sql`'{0,0,0,0,0,0,0,0,0,0,0}'::int[]`)

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
    // Kept in the transaction of every rating: sums of values, so that an average is one division. Index n of a
    // distribution counts the values n and n + 0.5; PostgreSQL counts array positions from 1.
    communitySum: doublePrecision().notNull().default(0),
    communityCount: integer().notNull().default(0),
    communityDistribution: distribution(),
    criticsSum: doublePrecision().notNull().default(0),
    criticsCount: integer().notNull().default(0),
    criticsDistribution: distribution(),
  },
  (table) => [
    index().on(table.popularity.desc(), table.id),
    index().on(table.releaseDate.desc(), table.id),
    index().on(table.sortKey),
    index().using('gin', table.genres),
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
