import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { addDays } from '#contract/berlin.ts'
import { movieCall } from '#contract/catalogue.ts'
import { Problem } from '#contract/problem.ts'
import { cinemaMoviesCall, cinemaShowtimesCall } from '#contract/programme.ts'
import { describeInDemoWorld } from '../../test/server.ts'
import { cities } from '../db/schema/cinema.ts'

/** From the world's clock to about nine in the evening in Berlin, in ms. */
const EVENING = 8 * 60 * 60 * 1000

type Programme = z.output<typeof cinemaMoviesCall.answer>

describeInDemoWorld('the programme', (server) => {
  beforeAll(async () => {
    await server()
      .database.db.insert(cities)
      .values({ slug: 'kinolos', name: 'Kinolos', sortKey: 'kinolos', state: 'Bayern', lat: 47.4, lon: 10.3 })
  })

  const get = async (url: string): Promise<unknown> => {
    const answer = await server().visitor().get(url)
    expect(answer.statusCode, `${url}: ${answer.body.slice(0, 200)}`).toBe(200)
    return answer.json()
  }
  const programme = async (query = ''): Promise<Programme> =>
    cinemaMoviesCall.answer.parse(await get(`/api/cinema/movies${query}`))
  const wholeProgramme = async (query: string): Promise<Programme['items']> => {
    const items: Programme['items'] = []
    for (let page: number | null = 1; page !== null; ) {
      const answer: Programme = await programme(`${query}&page=${page}`)
      items.push(...answer.items)
      page = answer.nextPage
    }
    return items
  }
  const showsOf = (items: Programme['items']) => items.flatMap((item) => item.cinemas.flatMap((at) => at.showtimes))

  it('is that of Berlin today when nothing is asked', async () => {
    const { items, filters } = await programme()
    expect(filters).toEqual({
      city: 'berlin',
      cityName: 'Berlin',
      location: null,
      coordinates: null,
      date: '2026-11-21',
      version: [],
      feature: [],
      genre: [],
      order: 'popularity',
    })
    expect(items).toHaveLength(12)
    for (const { movie, still, cinemas } of items) {
      expect(movie.poster).not.toBeNull()
      expect(still).not.toBeNull()
      expect(cinemas.length).toBeGreaterThan(0)
      expect(cinemas.length).toBeLessThanOrEqual(6)
      for (const { cinema, showtimes } of cinemas) {
        expect(cinema).toMatchObject({ citySlug: 'berlin', distance: null })
        const starts = showtimes.map((showtime) => showtime.startsAt)
        expect(starts).toEqual([...starts].sort())
      }
    }
  })

  it('ends, and names every film once', async () => {
    const ids = (await wholeProgramme('?city=berlin')).map((item) => item.movie.id)
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await programme('?page=99')).toMatchObject({ items: [], nextPage: null })
  })

  it('names today’s shows that have begun too', async () => {
    const now = server().clock.now.toISOString()
    expect(showsOf(await wholeProgramme('?city=berlin')).some((showtime) => showtime.startsAt < now)).toBe(true)
  })

  it('begins with what can still be seen; films whose shows have all begun stand last, in a cinema too', async () => {
    const { clock } = server()
    clock.advance(EVENING)
    const now = clock.now.toISOString()
    const isOver = (shows: readonly { startsAt: string }[]) => shows.every(({ startsAt }) => startsAt <= now)
    const inBerlin = (await wholeProgramme('?city=berlin')).map((item) => isOver(showsOf([item])))
    const [cinema] = (await programme('?city=berlin')).items.flatMap(({ cinemas }) => cinemas)
    const path = `/api/cinemas/${cinema?.cinema.id}/showtimes`
    const { items } = cinemaShowtimesCall.answer.parse(await get(path))
    clock.advance(-EVENING)
    const inCinema = items.map(({ showtimes }) => isOver(showtimes))
    for (const over of [inBerlin, inCinema]) {
      expect(new Set(over)).toEqual(new Set([false, true]))
      expect(over).toEqual(over.toSorted((a, b) => Number(a) - Number(b)))
    }
  })

  it('is that of the day that was asked', async () => {
    const { items, filters } = await programme('?date=2026-11-28')
    expect(filters.date).toBe('2026-11-28')
    expect(showsOf(items).every(({ startsAt }) => startsAt.slice(0, 10) === '2026-11-28')).toBe(true)
    expect((await programme('?date=2027-11-28')).items).toEqual([])
  })

  it('is empty where there are no cinemas, and where nobody has heard of the city', async () => {
    expect(await programme('?city=kinolos')).toMatchObject({ items: [], filters: { cityName: 'Kinolos' } })
    expect(await programme('?city=atlantis')).toMatchObject({
      items: [],
      filters: { city: 'atlantis', cityName: null },
    })
  })

  it('keeps to the versions and genres that were asked', async () => {
    const items = await wholeProgramme('?city=berlin&version[]=OmU&version[]=OV&genre[]=Drama')
    expect(items.length).toBeGreaterThan(3)
    expect(items.every((item) => item.movie.genres.includes('Drama'))).toBe(true)
    expect(new Set(showsOf(items).map((showtime) => showtime.version))).toEqual(new Set(['OmU', 'OV']))
    const { filters } = await programme('?version[]=OmU&genre[]=Drama')
    expect(filters).toMatchObject({ version: ['OmU'], genre: ['Drama'] })
  })

  it('keeps to all of the features that were asked', async () => {
    const shows = showsOf(await wholeProgramme('?city=berlin&feature[]=Dolby%20Atmos'))
    expect(shows.length).toBeGreaterThan(5)
    for (const { features } of shows) expect(features).toContain('Dolby Atmos')
    expect((await programme('?city=berlin&feature[]=IMAX')).items.length).toBeGreaterThan(0)
    // No hall has both.
    expect((await programme('?city=berlin&feature[]=Dolby%20Atmos&feature[]=IMAX')).items).toEqual([])
    expect((await programme('?feature[]=3D&version[]=OV')).filters).toMatchObject({ feature: ['3D'], version: ['OV'] })
    expect((await programme('?city=husum&feature[]=IMAX')).items).toEqual([])
  })

  it('asks the showtime whether it is described or has subtitles for the deaf', async () => {
    for (const feature of ['AD', 'UT']) {
      const shows = showsOf(await wholeProgramme(`?city=berlin&feature[]=${feature}`))
      expect(shows.length).toBeGreaterThan(3)
      for (const { features, version } of shows)
        expect([version, features]).toEqual(['DF', expect.arrayContaining([feature])])
    }
  })

  it('asks the hall whether everybody can get in', async () => {
    const items = await wholeProgramme('?city=berlin&feature[]=barrierefrei')
    const cinemaIds = new Set<string>(items.flatMap((item) => item.cinemas.map((at) => at.cinema.id)))
    expect(cinemaIds.has('c-kohlenkeller-berlin')).toBe(false)
    expect(cinemaIds.has('c-kino-lampenfieber-berlin')).toBe(true)
    for (const { id } of showsOf(items)) {
      const answer = await server().visitor().get(`/api/cinema_showtimes/${id}`)
      expect(['Großer Saal', 'Kleiner Saal', 'Loge'].indexOf(answer.json().auditorium), id).not.toBe(2)
    }
  })

  it('is ordered by rating, by start and by forecast', async () => {
    const rated = (await wholeProgramme('?date=2026-11-28&order=rating')).map((item) => item.movie.rating.average ?? 0)
    expect(rated).toEqual([...rated].sort((a, b) => b - a))
    const newest = (await programme('?date=2026-11-28&order=start')).items.slice(0, 6)
    const starts = await Promise.all(
      newest.map(async ({ movie }) => movieCall.answer.parse(await get(`/api/movies/${movie.id}`)).releaseDate ?? ''),
    )
    expect(starts).toEqual([...starts].sort().reverse())
    const forecast = (await wholeProgramme('?date=2026-11-28&order=forecast')).map(({ movie: { rating } }) => {
      const sum = (rating.average ?? 0) * rating.count
      return (sum + 30 * 6.5) / (rating.count + 30)
    })
    // Averages are answered rounded.
    forecast.slice(1).forEach((value, index) => {
      expect(value).toBeLessThanOrEqual((forecast[index] ?? 0) + 0.02)
    })
  })

  it('goes by distance where a point is asked', async () => {
    const { items, filters } = await programme('?coordinates=52.5396,13.4072')
    expect(filters).toMatchObject({ city: null, cityName: 'Berlin', coordinates: '52.5396,13.4072' })
    for (const { cinemas } of items) {
      const distances = cinemas.map((at) => at.cinema.distance ?? -1)
      expect(distances).toEqual([...distances].sort((a, b) => a - b))
      expect(distances[0]).toBeGreaterThanOrEqual(0)
    }
  })

  it('understands a postcode and a city’s name, with umlauts or without', async () => {
    for (const [location, cityName] of [
      ['10435', 'Berlin-Prenzlauer Berg'],
      ['22767', 'Hamburg-Altona'],
      ['02827', 'Görlitz'],
      ['Görlitz', 'Görlitz'],
      ['goerlitz', 'Görlitz'],
      ['frankfurt', 'Frankfurt am Main'],
      ['MÜNCHEN', 'München'],
    ]) {
      const { items, filters } = await programme(`?location=${encodeURIComponent(location ?? '')}`)
      expect(filters, location).toMatchObject({ city: null, location, cityName })
      expect(items.length, location).toBeGreaterThan(0)
    }
    expect(await programme('?location=Nirgendwo')).toMatchObject({ items: [], filters: { cityName: null } })
    expect(await programme('?location=00')).toMatchObject({ items: [], filters: { cityName: null } })
  })

  it('finds nothing in the middle of the sea', async () => {
    expect(await programme('?coordinates=-40.5,-170.25')).toMatchObject({ items: [], filters: { cityName: null } })
  })

  it.each([
    'coordinates=berlin',
    'coordinates=95,13',
    'coordinates=52.5,181',
    'date=heute',
    'version[]=DVD',
    'feature[]=4DX',
    'order=x',
  ])('refuses %s', async (query) => {
    const answer = await server().visitor().get(`/api/cinema/movies?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(Problem.parse(answer.json()).code).toBe('malformed')
  })

  it('finds the programme of each of the next fourteen days', async () => {
    for (let day = 0; day < 14; day++) {
      expect((await programme(`?city=bremen&date=${addDays('2026-11-21', day)}`)).items.length).toBeGreaterThan(0)
    }
  })
})
