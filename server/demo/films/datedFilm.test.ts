import { describe, expect, it } from 'vitest'
import { toNewMovies } from '../films/newMovies.ts'
import { readDemoWorld } from '../world.ts'
import { dateFilms, readDates } from './datedFilm.ts'
import type { DemoFilm } from './film.ts'
import { filmRatingsOf } from './memberRatings.ts'

const { members } = await readDemoWorld()

const film = (title: string, rest: Partial<DemoFilm> = {}): DemoFilm => ({
  title,
  number: 1,
  year: 2026,
  runtime: 100,
  fsk: 12,
  genres: ['Drama'],
  countries: ['Deutschland'],
  directors: ['Paula Beer'],
  cast: [],
  synopsis: 'Jemand kommt an, jemand geht, und dazwischen liegt ein langer Sommer.',
  liking: 7,
  popularity: 90,
  language: 'de',
  house: 'both',
  ...rest,
})
const startOn = (loadedOn: string, startsInWeeks: number) =>
  dateFilms([film('Bald', { startsInWeeks })], loadedOn)[0]?.start

describe('a start that is relative to the day of loading', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-26'],
    ['2026-11-21', 2, '2026-12-03'],
    ['2026-11-21', 0, '2026-11-19'],
    ['2026-11-21', -1, '2026-11-12'],
    ['2026-11-25', 1, '2026-11-26'],
    // On a Thursday the next one counts: that day's films have started.
    ['2026-11-26', 1, '2026-12-03'],
    ['2026-11-26', 0, '2026-11-26'],
  ])('loaded on %s, %i weeks away, is %s', (loadedOn, weeks, start) => {
    expect(startOn(loadedOn, weeks)).toBe(start)
  })

  it('is what the catalogue holds, on whatever day it is read back', () => {
    const demoFilms = [film('Bald', { startsInWeeks: 3 }), film('Fest', { start: '2026-05-07' }), film('Irgendwann')]
    const movies = toNewMovies({ films: demoFilms, members }, '2026-11-21')
    const starts = new Map(movies.map((movie) => [movie.permalink, movie.releaseDate ?? null]))
    expect(readDates(demoFilms, starts)).toEqual(dateFilms(demoFilms, '2026-11-21'))
    expect(readDates(demoFilms, starts).map(({ start }) => start)).toEqual(['2026-12-10', '2026-05-07', undefined])
  })

  it('leaves out a film that the catalogue does not hold, and gives its address to no other', () => {
    const twins = [film('Sturm'), film('Sturm', { year: 2027 })]
    expect(readDates(twins, new Map([['sturm-2027', null]])).map(({ permalink }) => permalink)).toEqual(['sturm-2027'])
  })
})

describe('a film before its start', () => {
  const both = [film('Gestern', { start: '2026-11-20' }), film('Morgen', { start: '2026-11-22' })]

  it('is rated by nobody', () => {
    const [gestern, morgen] = toNewMovies({ films: both, members }, '2026-11-21')
    expect(gestern?.communityCount).toBeGreaterThan(100)
    expect(morgen).toMatchObject({ popularity: 90, communityCount: 0, communitySum: 0, criticsCount: 0 })
    expect(morgen?.communityDistribution).toEqual(new Array(11).fill(0))
  })

  it('was rated by no member, and by none before its first day', () => {
    const many = Array.from({ length: 40 }, (_, index) => film(`Film ${index}`, { start: '2026-11-01' }))
    const dated = dateFilms([...many, ...both], '2026-11-21')
    const rated = members.flatMap((member) => filmRatingsOf(member, dated, '2026-11-21'))
    expect(rated.length).toBeGreaterThan(20)
    expect(rated.map((rating) => rating.item.title)).not.toContain('Morgen')
    expect(rated.filter((rating) => rating.daysAgo > 20)).toEqual([])
  })
})
