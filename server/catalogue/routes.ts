import type { FastifyInstance } from 'fastify'
import { movieCall } from '#contract/catalogue.ts'
import { peopleCall, personCall } from '#contract/people.ts'
import { seasonCall, seriesCall, seriesListCall } from '#contract/series.ts'
import { movieCountsCall, moviesCall, seriesCountsCall } from '#contract/titles.ts'
import { movies } from '../db/schema/catalogue.ts'
import { series } from '../db/schema/series.ts'
import { registerCall } from '../http/registerCall.ts'
import { listPeople } from './people/list/service.ts'
import { readPerson } from './people/service.ts'
import { listSeries, readSeason, readSeries } from './series/service.ts'
import { listMovies, readMovie } from './service.ts'
import { createTitleCounts } from './titles/counts/service.ts'

export function registerCatalogue(app: FastifyInstance): void {
  const { db } = app.platform.database
  const readCounts = createTitleCounts(db)
  registerCall(app, movieCall, ({ params }) => readMovie(db, params.id))
  registerCall(app, moviesCall, ({ query, now }) => listMovies(db, query, now))
  registerCall(app, peopleCall, ({ query }) => listPeople(db, query))
  registerCall(app, personCall, ({ params }) => readPerson(db, params.id))
  registerCall(app, seriesCall, ({ params }) => readSeries(db, params.id))
  registerCall(app, seasonCall, ({ params }) => readSeason(db, params.id, Number(params.number)))
  registerCall(app, movieCountsCall, ({ query, now }) => readCounts(movies, query, now))
  registerCall(app, seriesCountsCall, ({ query, now }) => readCounts(series, query, now))
  registerCall(app, seriesListCall, ({ query, now }) => listSeries(db, query, now))
}
