import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { Problem } from '#contract/problem.ts'
import { type SeasonPage, type Series, seasonCall, seriesCall, seriesListCall } from '#contract/series.ts'
import { addSeries } from '../../../test/catalogueRows.ts'
import { describeInDemoWorld } from '../../../test/server.ts'
import { episodes, seasons } from '../../db/schema/series.ts'

describeInDemoWorld('series', (server) => {
  const series = async (id: string): Promise<Series> => {
    const answer = await server().visitor().get(`/api/series/${id}`)
    expect(answer.statusCode).toBe(200)
    return seriesCall.answer.parse(answer.json())
  }
  const list = async (query: string): Promise<z.output<typeof seriesListCall.answer>> =>
    seriesListCall.answer.parse((await server().visitor().get(`/api/series${query}`)).json())

  describe('a series', () => {
    it('has its facts, its seasons and credits in order, and its pictures', async () => {
      const dark = await series('dark')
      expect(dark).toMatchObject({
        title: 'Dark',
        originalTitle: null,
        year: 2017,
        endYear: 2020,
        status: 'ended',
        seasonsCount: 3,
        seasons: [
          { number: 1, year: 2017, episodes: 10 },
          { number: 2, year: 2019, episodes: 8 },
          { number: 3, year: 2020, episodes: 8 },
        ],
        poster: { id: 'sp-dark', aspectRatio: 0.698 },
        still: { id: 'ss-dark', aspectRatio: 1.5 },
      })
      expect(dark.credits.slice(0, 3)).toMatchObject([
        { job: 'creator', name: 'Baran bo Odar', role: null },
        { job: 'creator', name: 'Jantje Friese', role: null },
        { job: 'cast', name: 'Louis Hofmann', role: 'Jonas Kahnwald' },
      ])
      expect(dark.community.average).toBeCloseTo(8.5, 0)
      expect(dark.rating).toEqual({ average: dark.community.average, count: dark.community.count })
    })

    it('is the same by id and by permalink', async () => {
      const dark = await series('dark')
      expect(await series(dark.id)).toEqual(dark)
    })

    it('shares a person with the films that person made', async () => {
      const { credits } = await series('bad-banks')
      const personId = credits.find(({ name }) => name === 'Paula Beer')?.personId
      const film = (await server().visitor().get('/api/movies/undine')).json()
      expect(film.credits.find(({ name }: { name: string }) => name === 'Paula Beer').personId).toBe(personId)
    })

    it('leaves empty what nobody knows', async () => {
      await addSeries(server(), { id: 'se-leer', permalink: 'leer' })
      expect(await series('leer')).toMatchObject({
        year: null,
        status: null,
        runtime: null,
        genres: [],
        seasons: [],
        seasonsCount: 0,
        poster: null,
        credits: [],
        rating: { average: null, count: 0 },
      })
    })

    it('that is unknown is answered 404', async () => {
      const answer = await server().visitor().get('/api/series/die-gibt-es-nicht')
      expect(answer.statusCode).toBe(404)
      expect(Problem.parse(answer.json()).code).toBe('not_found')
    })
  })

  describe('a season', () => {
    const season = async (path: string): Promise<SeasonPage> =>
      seasonCall.answer.parse((await server().visitor().get(`/api/series/${path}`)).json())

    it('has its episodes with title and day, and names all seasons of its series', async () => {
      const first = await season('dark/seasons/1')
      expect(first).toMatchObject({ series: { permalink: 'dark', title: 'Dark' }, number: 1, year: 2017 })
      expect(first.episodes).toHaveLength(10)
      expect(first.episodes[0]).toEqual({ number: 1, title: 'Geheimnisse', airDate: '2017-12-01', runtime: null })
      expect(first.seasons.map(({ number }) => number)).toEqual([1, 2, 3])
    })

    it('has an episode by its number alone where nothing else is known', async () => {
      const { episodes } = await season('dark/seasons/2')
      expect(episodes).toHaveLength(8)
      expect(episodes[7]).toEqual({ number: 8, title: null, airDate: null, runtime: null })
    })

    it('counts the episodes that are known of it where it was said to have fewer, on both pages', async () => {
      const { id } = await addSeries(server(), { id: 'se-mehr', permalink: 'mehr' })
      const { db } = server().database
      await db.insert(seasons).values({ seriesId: id, number: 1, episodes: 1 })
      await db.insert(seasons).values({ seriesId: id, number: 2 })
      await db.insert(episodes).values({ seriesId: id, season: 1, number: 3, title: 'Drei' })
      const counts = [
        { number: 1, episodes: 3 },
        { number: 2, episodes: null },
      ]
      expect((await series(id)).seasons).toMatchObject(counts)
      const page = await season('mehr/seasons/1')
      expect(page.seasons).toMatchObject(counts)
      expect(page.episodes).toHaveLength(3)
    })

    it('that the series does not have, or of no series, or that is no number, is answered 404', async () => {
      const statusOf = async (path: string) => (await server().visitor().get(`/api/series/${path}`)).statusCode
      expect(await statusOf('dark/seasons/4')).toBe(404)
      expect(await statusOf('die-gibt-es-nicht/seasons/1')).toBe(404)
      expect(await statusOf('dark/seasons/eins')).toBe(404)
    })
  })

  describe('the list of series', () => {
    it('has every series once, page by page', async () => {
      const ids: string[] = []
      for (let page: number | string | null = 1; page !== null; ) {
        const answer: z.output<typeof seriesListCall.answer> = await list(`?page=${page}`)
        ids.push(...answer.items.map((each) => each.id))
        page = answer.nextPage
      }
      expect(ids.length).toBeGreaterThanOrEqual(64)
      expect(new Set(ids).size).toBe(ids.length)
      expect(await list('?page=100')).toMatchObject({ items: [], nextPage: null })
    })

    it('is in the order that was asked', async () => {
      const best = (await list('?order=rating')).items.map((each) => each.rating.average ?? 0)
      expect(best).toEqual([...best].sort((a, b) => b - a))
      const newest = (await list('?order=start')).items.map((each) => each.year ?? 0)
      expect(newest).toEqual([...newest].sort((a, b) => b - a))
      expect((await list('')).filters).toMatchObject({ order: 'popularity', genre: [], year: null, country: null })
    })

    it('keeps to genre, years and country, and counts what is left', async () => {
      const { items, filters } = await list('?genre[]=Krimi&year=2010-2029&country=Deutschland')
      expect(items.length).toBeGreaterThan(1)
      expect(filters).toMatchObject({
        genre: ['Krimi'],
        year: '2010-2029',
        country: 'Deutschland',
        total: items.length,
      })
      expect(items.every(({ genres, year }) => genres.includes('Krimi') && (year ?? 0) >= 2010)).toBe(true)
    })

    it('refuses an order that is not offered', async () => {
      expect((await server().visitor().get('/api/series?order=zufall')).statusCode).toBe(400)
    })
  })
})
