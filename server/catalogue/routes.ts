import type { FastifyInstance } from 'fastify'
import { movieCall } from '#contract/catalogue.ts'
import { peopleCall, personCall } from '#contract/people.ts'
import { seasonCall, seriesCall, seriesListCall } from '#contract/series.ts'
import { moviesCall } from '#contract/titles.ts'
import { registerCall } from '../http/registerCall.ts'
import { listPeople } from './people/list/service.ts'
import { readPerson } from './people/service.ts'
import { listSeries, readSeason, readSeries } from './series/service.ts'
import { listMovies, readMovie } from './service.ts'

export function registerCatalogue(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, movieCall, ({ params }) => readMovie(db, params.id))
  registerCall(app, moviesCall, ({ query, now }) => listMovies(db, query, now))
  registerCall(app, peopleCall, ({ query }) => listPeople(db, query))
  registerCall(app, personCall, ({ params }) => readPerson(db, params.id))
  registerCall(app, seriesCall, ({ params }) => readSeries(db, params.id))
  registerCall(app, seasonCall, ({ params }) => readSeason(db, params.id, Number(params.number)))
  registerCall(app, seriesListCall, ({ query, now }) => listSeries(db, query, now))
}
