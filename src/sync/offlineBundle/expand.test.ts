import { expect, it } from 'vitest'
import { toUrl } from '#contract/call.ts'
import { movieCall } from '#contract/catalogue.ts'
import { cinemaCall } from '#contract/cinema.ts'
import { OfflineBundle, offlineBundleCall } from '#contract/offlineBundle.ts'
import { cinemaShowtimesCall } from '#contract/programme.ts'
import { aBundledCinema, anOfflineBundle } from '../../../test/builders/offlineBundle.ts'
import { expand } from './expand.ts'
import { narrow, OFFLINE_BUNDLE_PATH } from './kept.ts'

const bundle = anOfflineBundle([aBundledCinema('astra', ['lola', 'metropolis']), aBundledCinema('zoo', ['lola'])])
const answer = (path: string) => expand(bundle, new URL(path, 'https://kino.example'))

it('makes the answers that a cinema’s page asks for, by id and by permalink', () => {
  expect(cinemaCall.answer.parse(answer('/api/cinemas/astra'))).toMatchObject({ name: 'astra' })
  expect(answer('/api/cinemas/c-astra')).toEqual(answer('/api/cinemas/astra'))
  const day = cinemaShowtimesCall.answer.parse(answer('/api/cinemas/astra/showtimes?date=2026-11-24'))
  expect(day).toMatchObject({ nextPage: null, filters: { date: '2026-11-24' } })
  expect(day.items.map(({ movie, showtimes }) => [movie.title, showtimes[0]?.id])).toEqual([
    ['lola', 'st-astra-lola-2026-11-24'],
    ['metropolis', 'st-astra-metropolis-2026-11-24'],
  ])
})

it('makes the answer that a film’s page asks for', () => {
  expect(movieCall.answer.parse(answer('/api/movies/metropolis'))).toMatchObject({ title: 'metropolis' })
})

it('answers the bundle itself: of the cinemas that are asked for, those that are here', () => {
  const titles = (ids: readonly string[]) => {
    const path = toUrl(offlineBundleCall, undefined, { ids })
    const part = answer(path)
    return part && OfflineBundle.parse(part).cinemas.map(({ cinema }) => cinema.name)
  }
  expect(titles(['c-astra', 'c-zoo'])).toEqual(['astra', 'zoo'])
  expect(titles(['c-zoo', 'c-new'])).toEqual(['zoo'])
  expect(titles(['c-new'])).toBeNull()
})

it.each([
  '/api/cinemas/kohlenkeller',
  '/api/cinemas/astra/showtimes?date=2026-11-28',
  '/api/cinemas/astra/showtimes',
  '/api/cinemas/astra/showtimes?date=2026-11-24&page=2',
  '/api/movies/lola/showtimes?date=2026-11-24',
  '/api/movies',
  '/api/me/cinemas',
])('has no answer to %s', (path) => {
  expect(answer(path)).toBeNull()
})

it('forgets a cinema with the films and posters that only it needed', () => {
  const { bundle: rest, asked } = narrow({ bundle, asked: ['c-astra', 'c-zoo'], fetchedAt: '' }, ['c-zoo'])
  expect(asked).toEqual(['c-zoo'])
  expect(rest.cinemas.map(({ cinema }) => cinema.id)).toEqual(['c-zoo'])
  expect(rest.movies.map(({ title }) => title)).toEqual(['lola'])
  expect(rest.images.map(({ id }) => id)).toEqual(['p-lola'])
})

it('knows where bundles come from', () => {
  expect(OFFLINE_BUNDLE_PATH).toBe(offlineBundleCall.path)
})
