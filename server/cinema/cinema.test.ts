import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { addDays, toBerlinDate } from '#contract/berlin.ts'
import {
  cinemaCall,
  cinemaMoviesCall,
  cinemaShowtimesCall,
  cinemasCall,
  citiesCall,
  movieShowtimesCall,
  type Showtime,
  showtimeCall,
} from '#contract/cinema.ts'
import { Problem } from '#contract/problem.ts'
import { loadDemoWorld } from '../../test/demoWorld.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { cities } from '../db/schema/cinema.ts'

type Programme = z.output<typeof cinemaMoviesCall.answer>

describeOnBothDatabases('cinema', (server) => {
  beforeAll(async () => {
    await loadDemoWorld(server())
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
  const anyShow = async () => {
    const [first] = (await programme()).items
    const at = first?.cinemas[0]
    const showtime = at?.showtimes[0]
    if (!first || !at || !showtime) throw new Error('the programme is empty')
    return { movie: first.movie, cinema: at.cinema, showtime }
  }

  describe('the programme', () => {
    it('is that of Berlin today when nothing is asked', async () => {
      const { items, filters } = await programme()
      expect(filters).toEqual({
        city: 'berlin',
        cityName: 'Berlin',
        location: null,
        coordinates: null,
        date: '2026-11-21',
        version: [],
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

    it('is ordered by rating, by start and by forecast', async () => {
      const rated = (await wholeProgramme('?order=rating')).map((item) => item.movie.rating.average ?? 0)
      expect(rated).toEqual([...rated].sort((a, b) => b - a))
      expect((await programme('?order=start')).items[0]?.movie.title).toBe('Die Odyssee')
      const forecast = (await wholeProgramme('?order=forecast')).map(({ movie: { rating } }) => {
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
        ['10435', 'Berlin'],
        ['22767', 'Hamburg'],
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
      'order=x',
    ])('refuses %s', async (query) => {
      const answer = await server().visitor().get(`/api/cinema/movies?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(Problem.parse(answer.json()).code).toBe('malformed')
    })
  })

  it('lists the cities with their number of cinemas', async () => {
    const { items } = citiesCall.answer.parse(await get('/api/cinema/cities'))
    expect(items.find((city) => city.slug === 'berlin')).toMatchObject({ name: 'Berlin', cinemas: 9 })
    expect(items.find((city) => city.slug === 'kinolos')?.cinemas).toBe(0)
    const names = items.map((city) => city.name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')))
  })

  describe('the showtimes of a film', () => {
    it('are the same by id and by permalink, and agree with the programme', async () => {
      const { movie, cinema, showtime } = await anyShow()
      const byPermalink = movieShowtimesCall.answer.parse(await get(`/api/movies/${movie.permalink}/showtimes`))
      expect(movieShowtimesCall.answer.parse(await get(`/api/movies/${movie.id}/showtimes`))).toEqual(byPermalink)
      const at = byPermalink.items.find((item) => item.cinema.id === cinema.id)
      expect(at?.showtimes.map((item) => item.id)).toContain(showtime.id)
      expect(byPermalink.filters).toMatchObject({ city: 'berlin', date: '2026-11-21' })
    })

    it('go by distance where a point is asked', async () => {
      const { movie } = await anyShow()
      const { items } = movieShowtimesCall.answer.parse(
        await get(`/api/movies/${movie.id}/showtimes?coordinates=53.55,9.99&date=2026-11-22`),
      )
      expect(items.length).toBeGreaterThan(0)
      expect(items.every(({ cinema }) => cinema.citySlug === 'hamburg' && cinema.distance !== null)).toBe(true)
    })
  })

  describe('cinemas', () => {
    it('are listed by place, and all of them page by page', async () => {
      const görlitz = cinemasCall.answer.parse(await get('/api/cinemas?city=goerlitz'))
      expect(görlitz).toMatchObject({ nextPage: null, filters: { city: 'goerlitz', cityName: 'Görlitz' } })
      expect(görlitz.items.map((cinema) => cinema.name)).toEqual(['Lichthof Görlitz', 'Kino Nikolaiturm'].sort())
      const names: string[] = []
      for (let page: number | null = 1; page !== null; ) {
        const answer: z.output<typeof cinemasCall.answer> = cinemasCall.answer.parse(
          await get(`/api/cinemas?page=${page}`),
        )
        names.push(...answer.items.map((cinema) => cinema.id))
        page = answer.nextPage
      }
      expect(new Set(names).size).toBe(40)
    })

    it('know how far they are', async () => {
      const { items } = cinemasCall.answer.parse(await get('/api/cinemas?coordinates=51.1527,14.9872'))
      expect(items[0]?.citySlug).toBe('goerlitz')
      expect(items[0]?.distance).toBeLessThan(1)
    })

    it('have auditoria, by id and by permalink', async () => {
      const cinema = cinemaCall.answer.parse(await get('/api/cinemas/kino-lampenfieber-berlin'))
      expect(cinema).toMatchObject({ name: 'Kino Lampenfieber', city: 'Berlin', screens: 3, postcode: '10435' })
      expect(cinema.auditoria.map((hall) => hall.name)).toEqual(['Großer Saal', 'Kleiner Saal', 'Loge'])
      expect(cinemaCall.answer.parse(await get(`/api/cinemas/${cinema.id}`))).toEqual(cinema)
    })

    it('have a programme of their own', async () => {
      const { items, filters } = cinemaShowtimesCall.answer.parse(
        await get('/api/cinemas/polaris-spreebogen-berlin/showtimes?date=2026-11-22'),
      )
      expect(filters).toEqual({ date: '2026-11-22' })
      expect(items.length).toBeGreaterThan(5)
      const shows = items.flatMap((item) => item.showtimes)
      expect(shows.every((showtime) => toBerlinDate(new Date(showtime.startsAt)) === '2026-11-22')).toBe(true)
    })
  })

  describe('a showtime', () => {
    const show = async (id: string): Promise<Showtime> =>
      showtimeCall.answer.parse(await get(`/api/cinema_showtimes/${id}`))

    it('has every field of the modal', async () => {
      const { movie, cinema, showtime } = await anyShow()
      const answer = await show(showtime.id)
      expect(answer).toMatchObject({
        id: showtime.id,
        date: '2026-11-21',
        dateRelative: 'Heute',
        cinemaName: cinema.name,
        cinemaUrl: `/kinos/${cinema.permalink}`,
        movieTitle: movie.title,
        movieUrl: `/movies/${movie.permalink}`,
        moviePosterId: movie.poster?.id,
        moviePosterFilename: movie.poster?.filename,
        calendarUrl: `/cinema_showtimes/${showtime.id}.ics`,
        startsAt: showtime.startsAt,
        version: showtime.version,
        cinema: { id: cinema.id },
      })
      expect(answer.time).toMatch(/^\d\d:\d\d$/)
    })

    it('ends twenty minutes of advertising and its runtime later, or nobody knows when', async () => {
      const items = await wholeProgramme('?city=berlin')
      const ends = async (known: boolean) => {
        const item = items.find(({ movie }) => (movie.runtime === null) !== known)
        return show(item?.cinemas[0]?.showtimes[0]?.id ?? '')
      }
      const { startsAt, endsAt, runtime } = await ends(true)
      expect(Date.parse(endsAt ?? '') - Date.parse(startsAt)).toBe(((runtime ?? 0) + 20) * 60_000)
      expect((await ends(false)).endsAt).toBeNull()
    })

    it('after midnight has the date of the calendar and the programme of the evening', async () => {
      const { items } = cinemaShowtimesCall.answer.parse(await get('/api/cinemas/kohlenkeller-berlin/showtimes'))
      const late = items.flatMap((item) => item.showtimes).find(({ startsAt }) => startsAt.includes('T23:30'))
      expect(await show(late?.id ?? '')).toMatchObject({ date: '2026-11-22', time: '00:30', dateRelative: 'Morgen' })
    })

    it('comes as a calendar file', async () => {
      const { showtime, movie } = await anyShow()
      const answer = await server().visitor().get(`/cinema_showtimes/${showtime.id}.ics`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
      expect(answer.body).toContain(`UID:${showtime.id}@`)
      expect(answer.body).toContain(`DTSTART:${showtime.startsAt.replace(/[-:]|\.000/g, '')}`)
      expect(answer.body).toContain(`SUMMARY:${movie.title}`)
      expect((await server().visitor().get('/cinema_showtimes/st-unbekannt.ics')).statusCode).toBe(404)
    })
  })

  it.each([
    '/api/movies/unbekannt/showtimes',
    '/api/cinemas/unbekannt',
    '/api/cinemas/unbekannt/showtimes',
    '/api/cinema_showtimes/unbekannt',
  ])('answers 404 to %s', async (url) => {
    const answer = await server().visitor().get(url)
    expect(answer.statusCode).toBe(404)
    expect(Problem.parse(answer.json()).code).toBe('not_found')
  })

  it('finds the programme of each of the next fourteen days', async () => {
    for (let day = 0; day < 14; day++) {
      expect((await programme(`?city=bremen&date=${addDays('2026-11-21', day)}`)).items.length).toBeGreaterThan(0)
    }
  })
})
