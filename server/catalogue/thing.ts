import * as schema from '../db/schema/catalogue.ts'
import type { ThingKind } from '../things/thing.ts'

export const movies: ThingKind = {
  type: 'movies',
  table: schema.movies,
  name: schema.movies.title,
  card: { year: schema.movies.year, poster: schema.movies.posterImageId },
}

export const series: ThingKind = {
  type: 'series',
  table: schema.series,
  name: schema.series.title,
  card: { year: schema.series.year, poster: schema.series.posterImageId },
}

export const people: ThingKind = { type: 'people', table: schema.people, name: schema.people.name }
