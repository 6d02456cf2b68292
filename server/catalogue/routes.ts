import type { FastifyInstance } from 'fastify'
import { movieCall, moviesCall } from '#contract/catalogue.ts'
import { registerCall } from '../http/registerCall.ts'
import { listMovies, readMovie } from './service.ts'

export function registerCatalogue(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, movieCall, ({ params }) => readMovie(db, params.id))
  registerCall(app, moviesCall, ({ query }) => listMovies(db, query.order ?? 'popularity', query.page))
}
