import * as schema from '../db/schema/catalogue.ts'
import { series as seriesTable } from '../db/schema/series.ts'
import type { ThingKind } from '../things/thing.ts'
import { readDetails, readMovies, readPeople, readSeries } from './searched/queries.ts'
import { toSearchedMovie, toSearchedPerson, toSearchedSeries } from './searched/toSearched.ts'

export const movies: ThingKind = {
  type: 'movies',
  table: schema.movies,
  name: schema.movies.title,
  card: { year: schema.movies.year, poster: schema.movies.posterImageId },
  sitemaps: [{ name: 'movies' }],
  search: {
    in: 'index',
    read: async (db, ids) => (await readMovies(db, ids)).map(toSearchedMovie),
    readDetails: (db, ids) => readDetails(db, schema.movies, ids),
  },
}

export const series: ThingKind = {
  type: 'series',
  table: seriesTable,
  name: seriesTable.title,
  card: { year: seriesTable.year, poster: seriesTable.posterImageId },
  sitemaps: [{ name: 'series' }],
  search: {
    in: 'index',
    read: async (db, ids) => (await readSeries(db, ids)).map(toSearchedSeries),
    readDetails: (db, ids) => readDetails(db, seriesTable, ids),
  },
}

export const people: ThingKind = {
  type: 'people',
  table: schema.people,
  name: schema.people.name,
  sitemaps: [{ name: 'people' }],
  search: {
    in: 'index',
    read: async (db, ids) => (await readPeople(db, ids)).map(toSearchedPerson),
    // Stars would hide every film that is called as they are for short: `otto`.
    hasWeakAliases: true,
  },
}
