import type { FastifyInstance } from 'fastify'
import { movieCall } from '#contract/catalogue.ts'
import { peopleCall, personCall } from '#contract/people.ts'
import { seasonCall, seriesCall, seriesListCall } from '#contract/series.ts'
import { movieCountsCall, moviesCall, seriesCountsCall } from '#contract/titles.ts'
import { movies } from '../db/schema/catalogue.ts'
import { series } from '../db/schema/series.ts'
import type { CallContext } from '../http/callHandler.ts'
import { createCostlyLimit } from '../http/costlyLimit.ts'
import { registerCall } from '../http/registerCall.ts'
import { createTurns } from '../http/turns.ts'
import { listPeople } from './people/list/service.ts'
import { readPerson } from './people/service.ts'
import { listSeries, readSeason, readSeries } from './series/service.ts'
import { listMovies, readMovie } from './service.ts'
import { createTitleCounts } from './titles/counts/service.ts'

/** Filters that a whole household chooses: each choice counts anew. */
const COUNTS = { max: 300, windowSeconds: 60 }
/** Counts of somebody who chooses one value after another, ahead of the answers. */
const COUNT_TURNS = { atOnce: 2, waiting: 16 }

export function registerCatalogue(app: FastifyInstance): void {
  const { db } = app.platform.database
  const readCounts = createTitleCounts(db)
  const count = createCostlyLimit(app.platform, 'counts', COUNTS)
  const inTurn = createTurns(app.platform, COUNT_TURNS)
  registerCall(app, movieCall, ({ params }) => readMovie(db, params.id))
  registerCall(app, moviesCall, ({ query, now }) => listMovies(db, query, now))
  registerCall(app, peopleCall, ({ query }) => listPeople(db, query))
  registerCall(app, personCall, ({ params }) => readPerson(db, params.id))
  registerCall(app, seriesCall, ({ params }) => readSeries(db, params.id))
  registerCall(app, seasonCall, ({ params }) => readSeason(db, params.id, Number(params.number)))
  registerCall(app, seriesListCall, ({ query, now }) => listSeries(db, query, now))
  const counts =
    (titles: typeof movies | typeof series) =>
    async ({ query, request, now }: CallContext<typeof movieCountsCall>) => {
      await count(request, now)
      return readCounts(titles, query, now)
    }
  registerCall(app, movieCountsCall, counts(movies), { inTurn })
  registerCall(app, seriesCountsCall, counts(series), { inTurn })
}
