import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { toBerlinDate } from '#contract/berlin.ts'
import { cinemaCall, cinemasCall, citiesCall } from '#contract/cinema.ts'
import { Problem } from '#contract/problem.ts'
import { cinemaMoviesCall, cinemaShowtimesCall, movieShowtimesCall } from '#contract/programme.ts'
import { type Showtime, showtimeCall } from '#contract/showtimes.ts'
import { describeInDemoWorld } from '../../test/server.ts'
import { cities } from '../db/schema/cinema.ts'

type Programme = z.output<typeof cinemaMoviesCall.answer>

describeInDemoWorld('cinema', (server) => {
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
  const anyShow = async () => {
    const [first] = (await programme()).items
    const at = first?.cinemas[0]
    const showtime = at?.showtimes[0]
    if (!first || !at || !showtime) throw new Error('the programme is empty')
    return { movie: first.movie, cinema: at.cinema, showtime }
  }

  it('lists the cities with their number of cinemas', async () => {
    const { items } = citiesCall.answer.parse(await get('/api/cinema/cities'))
    expect(items.find((city) => city.slug === 'berlin')).toMatchObject({ name: 'Berlin', cinemas: 10 })
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
      expect(new Set(names).size).toBeGreaterThanOrEqual(120)
      expect(new Set(names).size).toBe(names.length)
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
      expect(answer.headers['content-disposition']).toContain(`filename="${movie.permalink}-`)
      expect(answer.body).toContain(`UID:${showtime.id}@`)
      expect(answer.body).toContain(`DTSTART:${showtime.startsAt.replace(/[-:]|\.000/g, '')}`)
      expect(answer.body).toContain(`SUMMARY:${movie.title}`)
      const elsewhere = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
      expect((await server().visitor().get(`/cinema_showtimes/${showtime.id}.ics`, elsewhere)).body).toBe(answer.body)
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
})
