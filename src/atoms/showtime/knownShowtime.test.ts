import { expect, it } from 'vitest'
import { movieCall } from '#contract/catalogue.ts'
import { cinemaMoviesCall, movieShowtimesCall } from '#contract/programme.ts'
import { aMovie } from '../../../test/builders/catalogue.ts'
import { aCinemaMovie, aCinemaShowtimes, aProgrammeFilters, aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { type Resource, toResourceKey } from '../core/resource.ts'
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
  const resources = { [toResourceKey(cinemaMoviesCall, { query: { city: 'berlin' } })]: list([aCinemaMovie()]) }
  expect(findKnownShowtime(resources, id)).toMatchObject({
    showtime: { id },
    movie: { title: 'Der Himmel über Berlin' },
    cinema: { name: 'Kino Lampenfieber' },
    fetchedAt,
  })
})

it("finds it in a film's showtimes, once the film is known too", () => {
  const params = { id: aMovie().id }
  const showtimes = { [toResourceKey(movieShowtimesCall, { params })]: list([aCinemaShowtimes()]) }
  expect(findKnownShowtime(showtimes, id)).toBeNull()
  const withFilm = { ...showtimes, [toResourceKey(movieCall, { params })]: ready(aMovie()) }
  expect(findKnownShowtime(withFilm, id)?.movie.title).toBe('Der Himmel über Berlin')
})

it('knows nothing of a showtime that no programme holds', () => {
  expect(findKnownShowtime({ '/api/cinema/cities': list([]) }, id)).toBeNull()
})
