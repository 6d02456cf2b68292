import { expect, it } from 'vitest'
import { aMovie } from '../../../test/builders/catalogue.ts'
import { aCinemaMovie, aCinemaShowtimes, aProgrammeFilters, aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { aBundledCinema, anOfflineBundle } from '../../../test/builders/offlineBundle.ts'
import { toResourceKey } from '../core/reference.ts'
import type { Resource } from '../core/resource.ts'
import { favouriteWeekRef } from '../favourites/refs.ts'
import { filmRef, filmShowtimesRef } from '../film/refs.ts'
import { programmeRef } from '../programme/refs.ts'
import { findKnownShowtime } from './knownShowtime.ts'

const { id } = aShowtimeBrief()
const fetchedAt = '2026-11-21T13:03:00.000Z'
const ready = (data: unknown): Resource<unknown> => ({
  state: 'ready',
  last: { data, fetchedAt, source: 'network' },
  fetchingMore: false,
})
const list = (items: unknown[]) => ready({ items, nextPage: null, filters: aProgrammeFilters() })

it('finds a showtime in the programme of a place', () => {
  const resources = { [toResourceKey(programmeRef({ city: 'berlin' }))]: list([aCinemaMovie()]) }
  expect(findKnownShowtime(resources, id)).toMatchObject({
    showtime: { id },
    movie: { title: 'Der Himmel über Berlin' },
    cinema: { name: 'Kino Lampenfieber' },
    fetchedAt,
  })
})

it("finds it in a film's showtimes, once the film is known too", () => {
  const film = aMovie().id
  const showtimes = { [toResourceKey(filmShowtimesRef(film, { date: '2026-11-21' }))]: list([aCinemaShowtimes()]) }
  expect(findKnownShowtime(showtimes, id)).toBeNull()
  const withFilm = { ...showtimes, [toResourceKey(filmRef(film))]: ready(aMovie()) }
  expect(findKnownShowtime(withFilm, id)?.movie.title).toBe('Der Himmel über Berlin')
})

it('finds it in the week of the favourites', () => {
  const cinema = aBundledCinema('astra', ['lola'])
  const week = ready(anOfflineBundle([cinema]))
  const known = findKnownShowtime(
    { [toResourceKey(favouriteWeekRef([cinema.cinema.id]))]: week },
    'st-astra-lola-2026-11-24' as never,
  )
  expect(known).toMatchObject({ movie: { title: 'lola' }, cinema: { name: 'astra' }, fetchedAt })
})

it('knows nothing of a showtime that no programme holds', () => {
  expect(findKnownShowtime({ '/api/cinema/cities': list([]) }, id)).toBeNull()
})
