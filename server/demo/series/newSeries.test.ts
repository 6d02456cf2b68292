import { describe, expect, it } from 'vitest'
import { toPermalink } from '../../catalogue/service.ts'
import { readDemoWorld } from '../world.ts'
import { ratingsOfMembers } from './memberRatings.ts'
import { toNewSeries, toSeriesImagePlans } from './newSeries.ts'
import { toSeriesPermalink } from './series.ts'

const world = await readDemoWorld()
const { films, series } = world

const genres = new Set(
  (
    'Abenteuer Action Animation Dokumentarfilm Drama Familie Fantasy Historie Horror Komödie Krieg Krimi ' +
    'Musik Mystery Romanze Thriller Western'
  )
    .split(' ')
    .concat('Science Fiction'),
)

describe('the demo series', () => {
  it('has series for everybody: German ones, classics, new ones, animation', () => {
    const share = (of: (each: (typeof series)[number]) => boolean) => series.filter(of).length
    expect(series.length).toBeGreaterThanOrEqual(64)
    expect(share(({ countries }) => countries.includes('Deutschland'))).toBeGreaterThan(20)
    expect(share(({ year }) => year < 1990)).toBeGreaterThan(12)
    expect(share(({ year }) => year >= 2020)).toBeGreaterThan(12)
    expect(share((each) => each.genres.includes('Animation'))).toBeGreaterThan(4)
  })

  it.each(series.map((each) => [each.title, each] as const))(
    'describes %s as the contract and the reader want it',
    (_title, each) => {
      expect(each.genres.length).toBeGreaterThan(0)
      expect(each.genres.filter((genre) => !genres.has(genre))).toEqual([])
      expect(each.synopsis.length).toBeGreaterThan(80)
      expect(each.original).not.toBe(each.title)
      expect(each.status === 'running' ? each.endYear : undefined).toBeUndefined()
      expect(each.endYear ?? each.year).toBeGreaterThanOrEqual(each.year)
      const years = each.seasons.map(([year]) => year)
      expect(years).toEqual([...years].sort())
      const names = each.cast.map(([name]) => name)
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it('gives every series an address of its own', () => {
    const permalinks = series.map(toSeriesPermalink)
    expect(new Set(permalinks).size).toBe(series.length)
    expect(permalinks.filter((permalink) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(permalink))).toEqual([])
  })

  it('knows some 400 people over films and series', () => {
    const inFilms = films.flatMap((film) => [...film.directors, ...film.cast.map(([name]) => name)]).map(toPermalink)
    const inSeries = series.flatMap((each) => [...each.creators, ...each.cast.map(([name]) => name)]).map(toPermalink)
    expect(inFilms).toContain('paula-beer')
    expect(inSeries).toContain('paula-beer')
    expect(new Set([...inFilms, ...inSeries]).size).toBeGreaterThan(400)
  })

  it("counts the members' ratings among those of everybody", () => {
    for (const row of toNewSeries(world)) {
      const total = (numbers: number[] = []) => numbers.reduce((sum, number) => sum + number, 0)
      expect(total(row.communityDistribution)).toBe(row.communityCount)
      expect(total(row.criticsDistribution)).toBe(row.criticsCount)
    }
    const rated = [...ratingsOfMembers(world)].map(([{ username }, ratings]) => [username, ratings.length] as const)
    expect(new Map(rated).get('kinofan')).toBeGreaterThan(15)
  })

  it('plans a poster and a still of every series, behind the films in cinemas', () => {
    const plans = toSeriesImagePlans(world)
    expect(plans).toHaveLength(series.length * 2)
    expect(Math.max(...plans.map(({ priority }) => priority))).toBeLessThan(10)
    expect(plans.every(({ credits }) => credits.directors.length === 0)).toBe(true)
  })
})
