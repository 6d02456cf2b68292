import * as schema from '../db/schema/catalogue.ts'
import type { ThingKind } from '../things/thing.ts'
import { readDetails, readMovies, readPeople, readSeries } from './searched/queries.ts'
import { toSearchedMovie, toSearchedPerson, toSearchedSeries } from './searched/toSearched.ts'

export const movies: ThingKind = {
  type: 'movies',
  table: schema.movies,
  name: schema.movies.title,
  card: { year: schema.movies.year, poster: schema.movies.posterImageId },
  search: {
    in: 'index',
    read: async (db, ids) => (await readMovies(db, ids)).map(toSearchedMovie),
    readDetails: (db, ids) => readDetails(db, schema.movies, ids),
  },
}

export const series: ThingKind = {
  type: 'series',
  table: schema.series,
  name: schema.series.title,
  card: { year: schema.series.year, poster: schema.series.posterImageId },
  search: {
    in: 'index',
    read: async (db, ids) => (await readSeries(db, ids)).map(toSearchedSeries),
    readDetails: (db, ids) => readDetails(db, schema.series, ids),
  },
}

export const people: ThingKind = {
  type: 'people',
  table: schema.people,
  name: schema.people.name,
  search: {
    in: 'index',
    read: async (db, ids) => (await readPeople(db, ids)).map(toSearchedPerson),
    // Stars would hide every film that is called as they are for short: `otto`.
    hasWeakAliases: true,
  },
}
