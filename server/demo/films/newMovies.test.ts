import { describe, expect, it } from 'vitest'
import { addDays } from '#contract/berlin.ts'
import { readDemoWorld } from '../world.ts'
import { dateFilms, toPermalinks } from './datedFilm.ts'
import { toImagePlans } from './newMovies.ts'

const world = await readDemoWorld()
const { films } = world

const genres = new Set(
  (
    'Abenteuer Action Animation Dokumentarfilm Drama Familie Fantasy Historie Horror Komödie Krieg Krimi ' +
    'Musik Mystery Romanze Thriller Western'
  )
    .split(' ')
    .concat('Science Fiction'),
)

describe('the demo catalogue', () => {
  it('has a film for everybody: new ones, classics, German ones, animation', () => {
    const share = (of: (film: (typeof films)[number]) => boolean) => films.filter(of).length
    expect(films.length).toBeGreaterThanOrEqual(80)
    expect(share((film) => film.house !== undefined)).toBeGreaterThan(20)
    expect(share((film) => film.year < 1970)).toBeGreaterThan(15)
    expect(share((film) => film.countries.includes('Deutschland'))).toBeGreaterThan(25)
    expect(share((film) => film.genres.includes('Animation'))).toBeGreaterThan(8)
  })

  it.each(['2026-11-21', '2028-02-29'])('has starts before and after the day of loading, on %s', (loadedOn) => {
    const thursdays = (weeks: number) => films.filter((film) => film.startsInWeeks === weeks).length
    const starts = dateFilms(films, loadedOn).map((film) => film.start ?? '')
    const between = (from: string, to: string) => starts.filter((start) => start > from && start <= to).length
    expect(between(addDays(loadedOn, -56), loadedOn)).toBeGreaterThanOrEqual(12)
    expect(between(addDays(loadedOn, -7), loadedOn)).toBeGreaterThanOrEqual(2)
    expect(between(loadedOn, addDays(loadedOn, 16 * 7))).toBeGreaterThanOrEqual(26)
    expect([1, 2, 3, 4].map(thursdays).filter((number) => number < 2)).toEqual([])
  })

  it('dates a film either way, not both, and only films that have a house', () => {
    const relative = films.filter((film) => film.startsInWeeks !== undefined)
    expect(relative.filter((film) => film.start !== undefined || film.house === undefined)).toEqual([])
  })

  it.each(films.map((film) => [film.title, film] as const))(
    'describes %s as the contract and the reader want it',
    (_title, film) => {
      expect(film.directors.length).toBeGreaterThan(0)
      expect(film.genres.filter((genre) => !genres.has(genre))).toEqual([])
      expect(film.synopsis.length).toBeGreaterThan(80)
      expect(film.original).not.toBe(film.title)
      if (film.start !== undefined) expect(Number(film.start.slice(0, 4))).toBeGreaterThanOrEqual(film.year)
      if (film.runtime !== null) expect(film.runtime).toBeGreaterThan(60)
      const names = film.cast.map(([name]) => name)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it('gives every film an address of its own', () => {
    const permalinks = [...toPermalinks(films).values()]
    expect(new Set(permalinks).size).toBe(films.length)
    expect(permalinks.filter((permalink) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(permalink))).toEqual([])
    expect(permalinks).toContain('manche-moegens-heiss')
  })

  it('plans a poster and a still of every film, those in cinemas first', () => {
    const plans = toImagePlans(world)
    expect(plans.filter((plan) => plan.kind === 'poster')).toHaveLength(films.length)
    expect(plans.filter((plan) => plan.kind === 'still')).toHaveLength(films.length)
    const priority = (id: string) => plans.find((plan) => plan.id === id)?.priority ?? 0
    expect(priority('p-amrum')).toBeGreaterThan(priority('p-casablanca'))
    expect(priority('p-amrum')).toBeGreaterThan(priority('s-amrum'))
  })
})
