import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { toCalendarFile, toCalendarFileName } from '#contract/calendarFile.ts'
import { cinemaCall, cinemasCall, citiesCall } from '#contract/cinema.ts'
import { toDatedShowtime } from '#contract/datedThings.ts'
import { ShowtimeId } from '#contract/ids.ts'
import { placesCall } from '#contract/places.ts'
import { cinemaMoviesCall, cinemaShowtimesCall, movieShowtimesCall } from '#contract/programme.ts'
import { startsCall, upcomingCall } from '#contract/releases.ts'
import { showtimeCall } from '#contract/showtimes.ts'
import { createCostlyLimit } from '../http/costlyLimit.ts'
import { limitPages } from '../http/pageLimit.ts'
import { ProblemError } from '../http/problemError.ts'
import { registerCall } from '../http/registerCall.ts'
import { PUBLIC_CACHE } from '../http/sendAnswer.ts'
import { fillPlaces, suggestPlaces } from './place/places/service.ts'
import { fillPostcodeAreas } from './place/service.ts'
import { listCinemaShowtimes, listMovieShowtimes, listProgramme } from './programme/service.ts'
import { listStarts, listUpcoming } from './releases/service.ts'
import * as service from './service.ts'

/** A programme around a place takes longer than a city's, by the cinemas within reach. */
const PLACES = { max: 240, windowSeconds: 60 }

export function registerCinema(app: FastifyInstance): void {
  const { config, database, clock } = app.platform
  const { db } = database
  app.addHook('onReady', () => fillPostcodeAreas(db))
  // Fourteen thousand rows, once a release: whoever only asks for something else need not wait for them.
  app.addHook('onListen', () => fillPlaces(db))
  const countPlace = createCostlyLimit(app.platform, 'programme', PLACES)
  registerCall(app, cinemaMoviesCall, async ({ query, request, now }) => {
    if (query.location !== undefined || query.coordinates !== undefined) await countPlace(request, now)
    return listProgramme(db, query, now)
  })
  registerCall(app, startsCall, ({ query, now }) => listStarts(db, query, now))
  registerCall(app, upcomingCall, ({ query, now }) => listUpcoming(db, query, now))
  registerCall(app, citiesCall, () => service.listCities(db))
  registerCall(app, movieShowtimesCall, ({ params, query, now }) => listMovieShowtimes(db, params.id, query, now))
  registerCall(app, placesCall, async ({ query }) => ({ items: await suggestPlaces(db, query.q) }))
  registerCall(app, cinemasCall, ({ query }) => service.listCinemas(db, query, query.page))
  registerCall(app, cinemaCall, ({ params }) => service.readCinema(db, params.id))
  registerCall(app, cinemaShowtimesCall, ({ params, query, now }) => listCinemaShowtimes(db, params.id, query, now))
  registerCall(app, showtimeCall, ({ params, now }) => service.readShowtime(db, params.id, now))

  app.get<{ Params: { id: string } }>(
    '/cinema_showtimes/:id.ics',
    { onRequest: limitPages },
    async (request, reply) => {
      const id = z.safeParse(ShowtimeId, request.params.id)
      if (!id.success) throw new ProblemError('not_found')
      const now = clock()
      const { hostname: host, origin } = config.publicUrl
      const showtime = await app.inTurn(request, () => service.readShowtime(db, id.data, now))
      const { movieTitle, movieUrl, cinema, auditorium, version, additionalFeatures } = showtime
      const thing = toDatedShowtime(showtime, movieTitle, movieUrl, cinema)
      const file = toCalendarFile(
        thing,
        { cinema, notes: [auditorium, version, ...additionalFeatures] },
        { host, origin, now, productName: config.productName },
      )
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', PUBLIC_CACHE)
        .header('content-disposition', `attachment; filename="${toCalendarFileName(thing)}"`)
        .send(file)
    },
  )
}
