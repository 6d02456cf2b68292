import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { addDays, fromBerlin } from '#contract/berlin.ts'
import { startsCall, upcomingCall } from '#contract/releases.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { credits, movies, people } from '../../db/schema/catalogue.ts'
import { auditoria, cinemas, cities, showtimes } from '../../db/schema/cinema.ts'

const TODAY = '2026-11-21'

type Films = Record<string, { start: string | null; popularity?: number; genres?: string[] }>

const films: Films = {
  'zu-alt': { start: addDays(TODAY, -56) },
  'acht-wochen': { start: addDays(TODAY, -55) },
  'vor-neun-tagen': { start: addDays(TODAY, -9), popularity: 90 },
  'diese-woche': { start: addDays(TODAY, -2), popularity: 10, genres: ['Drama', 'Horror'] },
  'auch-diese-woche': { start: addDays(TODAY, -2), popularity: 50 },
  heute: { start: TODAY },
  morgen: { start: addDays(TODAY, 1), popularity: 5 },
  naechste: { start: addDays(TODAY, 5), popularity: 70 },
  fern: { start: addDays(TODAY, 200), genres: ['Komödie'] },
  unbekannt: { start: null },
}

describeOnBothDatabases('releases', (server) => {
  beforeAll(async () => {
    const { db } = server().database
    await db.insert(movies).values(
      Object.entries(films).map(([id, { start, popularity = 30, genres = ['Drama'] }]) => ({
        id,
        permalink: `film-${id}`,
        title: id,
        sortKey: id,
        genres,
        countries: [],
        releaseDate: start,
        popularity,
        synopsis: `Von ${id}.`,
      })),
    )
    await db.insert(people).values({ id: 'agnes', permalink: 'agnes', name: 'Agnes Regie', sortKey: 'regie agnes' })
    await db.insert(credits).values({ movieId: 'heute', personId: 'agnes', job: 'director', role: null, position: 0 })
    const city = { state: '', lat: 52.5, lon: 13.4 }
    await db.insert(cities).values([
      { slug: 'berlin', name: 'Berlin', sortKey: 'berlin', ...city },
      { slug: 'bremen', name: 'Bremen', sortKey: 'bremen', state: '', lat: 53.1, lon: 8.8 },
    ])
    const cinema = (id: string, citySlug: string) => ({
      id,
      permalink: id,
      name: id,
      sortKey: id,
      street: '',
      postcode: '10115',
      citySlug,
      lat: citySlug === 'berlin' ? 52.5 : 53.1,
      lon: citySlug === 'berlin' ? 13.4 : 8.8,
      features: [],
    })
    await db.insert(cinemas).values([cinema('eins', 'berlin'), cinema('zwei', 'berlin'), cinema('drei', 'bremen')])
    await db
      .insert(auditoria)
      .values(['eins', 'zwei', 'drei'].map((cinemaId) => ({ cinemaId, number: 1, name: '1', seats: 9, features: [] })))
    const show = (movieId: string, cinemaId: string, date: string, time: string) => ({
      id: `${movieId}-${cinemaId}-${date}-${time}`,
      movieId,
      cinemaId,
      auditorium: 1,
      startsAt: fromBerlin(date, time),
      date,
      version: 'DF' as const,
      features: [],
    })
    await db
      .insert(showtimes)
      .values([
        show('heute', 'eins', TODAY, '00:05'),
        show('heute', 'eins', addDays(TODAY, 1), '20:15'),
        show('heute', 'zwei', addDays(TODAY, 2), '18:00'),
        show('heute', 'zwei', addDays(TODAY, 3), '18:00'),
        show('naechste', 'eins', addDays(TODAY, 5), '19:30'),
        show('naechste', 'drei', addDays(TODAY, 5), '17:00'),
      ])
  })

  const get = async (path: string): Promise<unknown> => {
    const answer = await server().visitor().get(path)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    return answer.json()
  }
  const starts = async (query = ''): Promise<z.output<typeof startsCall.answer>> =>
    startsCall.answer.parse(await get(`/api/cinema/starts${query}`))
  const upcoming = async (query = ''): Promise<z.output<typeof upcomingCall.answer>> =>
    upcomingCall.answer.parse(await get(`/api/cinema/upcoming${query}`))
  const titles = ({ items }: { items: { movie: { title: string } }[] }) => items.map(({ movie }) => movie.title)

  it('names what started within eight weeks, the newest first and of one day the most wanted', async () => {
    expect(titles(await starts())).toEqual([
      'heute',
      'auch-diese-woche',
      'diese-woche',
      'vor-neun-tagen',
      'acht-wochen',
    ])
    expect(titles(await starts('?order=popularity')).slice(0, 2)).toEqual(['vor-neun-tagen', 'auch-diese-woche'])
  })

  it('names what is to come, the next first, and nothing without a day', async () => {
    expect(titles(await upcoming())).toEqual(['morgen', 'naechste', 'fern'])
    expect(titles(await upcoming('?order=popularity'))).toEqual(['naechste', 'fern', 'morgen'])
  })

  it('counts the cinemas of the place that still show a film, and says when it is shown next', async () => {
    const { items, filters } = await starts('?city=berlin')
    expect(items[0]).toMatchObject({
      releaseDate: TODAY,
      directors: ['Agnes Regie'],
      synopsis: 'Von heute.',
      cinemas: 2,
      nextShowtime: fromBerlin(addDays(TODAY, 1), '20:15').toISOString(),
    })
    expect(items[1]).toMatchObject({ cinemas: 0, nextShowtime: null, directors: [] })
    expect(filters).toMatchObject({ city: 'berlin', cityName: 'Berlin', genre: [], order: 'start' })
    expect((await starts('?city=bremen')).items[0]).toMatchObject({ cinemas: 0, nextShowtime: null })
    expect((await upcoming('?coordinates=53.1,8.8')).items[1]).toMatchObject({ cinemas: 1 })
  })

  it('keeps to the genres that were asked', async () => {
    expect(titles(await starts('?genre[]=Horror'))).toEqual(['diese-woche'])
    expect(titles(await upcoming('?genre[]=Komödie&genre[]=Horror'))).toEqual(['fern'])
  })

  it('moves a film from the ones to come to the ones that started at midnight in Berlin', async () => {
    const before = server().clock.now
    // 23:59 in Berlin is 22:59 in UTC, then midnight.
    server().clock.now = new Date('2026-11-21T22:59:00Z')
    expect(titles(await upcoming())[0]).toBe('morgen')
    server().clock.now = new Date('2026-11-21T23:00:00Z')
    expect(titles(await upcoming())[0]).toBe('naechste')
    expect(titles(await starts())[0]).toBe('morgen')
    server().clock.now = before
  })

  it('tells whether another page follows', async () => {
    const { db } = server().database
    await db.insert(movies).values(
      Array.from({ length: 24 }, (_, index) => ({
        id: `viele-${index}`,
        permalink: `viele-${index}`,
        title: `viele-${index}`,
        sortKey: `viele ${index}`,
        genres: ['Western'],
        countries: [],
        releaseDate: addDays(TODAY, 30),
      })),
    )
    expect(await upcoming('?genre[]=Western')).toMatchObject({ nextPage: null })
    const first = await upcoming()
    expect(first).toMatchObject({ nextPage: 2 })
    expect(first.items).toHaveLength(24)
    expect(titles(await upcoming('?page=2'))).toHaveLength(3)
    await db.delete(movies).where(eq(movies.releaseDate, addDays(TODAY, 30)))
  })

  it.each(['order=rating', 'coordinates=hier', 'page=0'])('refuses %s', async (query) => {
    expect((await server().visitor().get(`/api/cinema/upcoming?${query}`)).statusCode).toBe(400)
  })
})
