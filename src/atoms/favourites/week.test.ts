import { expect, it } from 'vitest'
import { aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { aBundledCinema, anOfflineBundle } from '../../../test/builders/offlineBundle.ts'
import { toWeek, type WeekShow } from './toWeek.ts'
import { byFilm, byTime, matching, ofDay, toChoices, toLastDay } from './week.ts'

const TODAY = '2026-11-21'
const noon = new Date('2026-11-21T11:00:00Z')

/** Two cinemas of which one shows two films; each at 20:15, the second cinema at 18:00. */
function aWeek(): { week: WeekShow[]; movies: { id: string }[] } {
  const bundle = anOfflineBundle([aBundledCinema('zoo', ['lola', 'metropolis']), aBundledCinema('astra', ['lola'])])
  const week = toWeek(bundle).map((show): WeekShow => {
    const hour = show.cinema.name === 'astra' ? '17:00' : '19:15'
    return { ...show, showtime: { ...show.showtime, startsAt: `${show.date}T${hour}:00Z` } }
  })
  return { week, movies: bundle.movies }
}
const changed = (show: WeekShow | undefined, part: Partial<WeekShow['showtime']>): WeekShow => {
  if (!show) throw new Error('no showtime')
  const showtime = { ...show.showtime, ...part }
  return { ...show, showtime, features: showtime.features }
}

it('holds every showtime of all cinemas, and says of each whether its hall is open to wheelchairs', () => {
  const open = aBundledCinema('astra', ['lola'])
  const [day] = open.days
  if (!day) throw new Error('no day')
  const showtimes = [
    aShowtimeBrief({ id: 'st-1', auditorium: 'Saal 1', features: ['AD'] }),
    aShowtimeBrief({ id: 'st-2', auditorium: 'Saal 2' }),
    aShowtimeBrief({ id: 'st-3' }),
  ]
  const films = day.films.map((film) => ({ ...film, showtimes }))
  const week = toWeek(anOfflineBundle([{ ...open, days: [{ ...day, films }] }]))
  expect(week.map(({ showtime, features }) => [showtime.id, features])).toEqual([
    ['st-1', ['AD', 'barrierefrei']],
    ['st-2', []],
    ['st-3', []],
  ])
})

it('leaves of today what can still be reached: until the advertising is over', () => {
  const { week } = aWeek()
  const names = (now: string) => ofDay(week, TODAY, TODAY, new Date(now)).map(({ cinema }) => cinema.name)
  expect(names('2026-11-21T17:19:00Z')).toEqual(['zoo', 'zoo', 'astra'])
  expect(names('2026-11-21T17:20:00Z')).toEqual(['zoo', 'zoo'])
  expect(ofDay(week, '2026-11-22', TODAY, noon)).toHaveLength(3)
})

it('keeps what begins after midnight with the evening before, also once it is midnight', () => {
  const [first] = aWeek().week
  const late = changed(first, { id: 'st-late' as never, startsAt: '2026-11-21T23:30:00Z' })
  const ids = (today: string, now: string) =>
    ofDay([late], today, today, new Date(now)).map(({ showtime }) => showtime.id)
  expect(ids(TODAY, '2026-11-21T22:50:00Z')).toEqual(['st-late'])
  expect(ids('2026-11-22', '2026-11-21T23:10:00Z')).toEqual(['st-late'])
  expect(ids('2026-11-22', '2026-11-21T23:50:00Z')).toEqual([])
  expect(ofDay([late], '2026-11-23', '2026-11-22', noon)).toEqual([])
})

it('leaves showtimes with any of the versions and all of the features', () => {
  const [a, b, c] = aWeek().week
  const shows = [
    changed(a, { version: 'OmU', features: [] }),
    changed(b, { version: 'OV', features: ['AD'] }),
    changed(c, { version: 'DF', features: ['AD', 'UT'] }),
  ]
  expect(matching(shows, {})).toEqual(shows)
  expect(matching(shows, { version: ['OmU', 'OV'] })).toEqual([shows[0], shows[1]])
  expect(matching(shows, { feature: ['AD'] })).toEqual([shows[1], shows[2]])
  expect(matching(shows, { feature: ['AD', 'UT'] })).toEqual([shows[2]])
  expect(matching(shows, { version: ['OV'], feature: ['UT'] })).toEqual([])
})

it('offers what the week has, and what was chosen already', () => {
  const [a, b] = aWeek().week
  const shows = [changed(a, { version: 'DF', features: ['3D', 'AD'] }), changed(b, { version: 'OmU', features: [] })]
  expect(toChoices(shows, {})).toEqual({ versions: ['OmU'], features: ['AD', '3D'] })
  expect(toChoices(shows, { version: ['DF'], feature: ['UT'] })).toEqual({
    versions: ['OmU', 'DF'],
    features: ['AD', 'UT', '3D'],
  })
})

it('puts showtimes together by film, with its cinemas by name, and by time', () => {
  const { week, movies } = aWeek()
  const today = ofDay(week, TODAY, TODAY, noon)
  expect(
    byFilm(today, movies).map(({ movie, cinemas }) => [movie.title, cinemas.map(({ cinema }) => cinema.name)]),
  ).toEqual([
    ['lola', ['astra', 'zoo']],
    ['metropolis', ['zoo']],
  ])
  expect(byTime(today).map(({ cinema, movie }) => `${cinema.name} ${movie.title}`)).toEqual([
    'astra lola',
    'zoo lola',
    'zoo metropolis',
  ])
})

it('knows how far it reaches', () => {
  expect(toLastDay(anOfflineBundle([aBundledCinema('astra', ['lola'])]))).toBe('2026-11-27')
  expect(toLastDay(anOfflineBundle([]))).toBeNull()
})
