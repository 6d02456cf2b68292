import { expect, it } from 'vitest'
import type { CalendarDate } from '#contract/ids.ts'
import { cinemaMoviesCall } from '#contract/programme.ts'
import { aCinemaMovie } from '../../../test/builders/cinema.ts'
import type { Resource } from '../../atoms/core/resource.ts'
import { toWarmUrls } from './warmUrls.ts'

const ready = (data: unknown): Resource<unknown> => ({
  state: 'ready',
  last: { data, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' },
  fetchingMore: false,
})

const today = { date: '2026-11-21' as CalendarDate, city: 'berlin' }
const always = ['/api/cinema/movies?city=berlin&date=2026-11-21', '/api/cinemas?city=berlin', '/api/cinema/cities']

it('keeps what came with the page, its pictures, and the pages of the films in its programme', () => {
  const item = aCinemaMovie()
  const url = `${cinemaMoviesCall.path}?city=berlin&date=2026-11-21`
  const programme = ready({ items: [item], nextPage: null, filters: { date: '2026-11-21', city: 'berlin' } })
  expect(toWarmUrls({ [url]: programme }, ['/images/p/348/film'], today)).toEqual([
    ...always,
    `/api/movies/${item.movie.permalink}`,
    `/api/movies/${item.movie.permalink}/showtimes?date=2026-11-21&city=berlin`,
    `/api/movies/${item.movie.permalink}/consumptions?city=berlin`,
    '/images/p/348/film',
  ])
})

it('leaves out what failed or is still on its way', () => {
  expect(toWarmUrls({ '/api/movies/a': { state: 'fetching', last: null } }, [], today)).toEqual(always)
})
