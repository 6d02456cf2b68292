import { expect, it } from 'vitest'
import { aMovie } from '../../../test/builders/catalogue.ts'
import { aCinemaMovie, aCinemaShowtimes, aProgrammeFilters, aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { toResourceKey } from '../core/reference.ts'
import type { Resource } from '../core/resource.ts'
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

it('knows nothing of a showtime that no programme holds', () => {
  expect(findKnownShowtime({ '/api/cinema/cities': list([]) }, id)).toBeNull()
})
