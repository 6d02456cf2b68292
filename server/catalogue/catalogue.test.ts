import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { type Movie, movieCall } from '#contract/catalogue.ts'
import { Problem } from '#contract/problem.ts'
import { moviesCall } from '#contract/titles.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeInDemoWorld } from '../../test/server.ts'

describeInDemoWorld('the catalogue', (server) => {
  const movie = async (id: string): Promise<Movie> => {
    const answer = await server()
      .visitor()
      .get(`/api/movies/${encodeURIComponent(id)}`)
    expect(answer.statusCode).toBe(200)
    return movieCall.answer.parse(answer.json())
  }
  const list = async (query: string): Promise<z.output<typeof moviesCall.answer>> =>
    moviesCall.answer.parse((await server().visitor().get(`/api/movies${query}`)).json())

  describe('a film', () => {
    it('has its facts, its credits in order and its pictures', async () => {
      const film = await movie('der-himmel-ueber-berlin')
      expect(film).toMatchObject({
        title: 'Der Himmel über Berlin',
        originalTitle: null,
        year: 1987,
        runtime: 128,
        fsk: 6,
        releaseDate: '1987-10-29',
        countries: ['Deutschland', 'Frankreich'],
        poster: { aspectRatio: 0.698, widths: [148, 348, 698] },
        still: { aspectRatio: 1.5 },
      })
      expect(film.credits.slice(0, 2)).toMatchObject([
        { job: 'director', name: 'Wim Wenders', role: null },
        { job: 'cast', name: 'Bruno Ganz', role: 'Damiel' },
      ])
      expect(film.community.average).toBeCloseTo(7.9, 0)
      expect(film.rating).toEqual({ average: film.community.average, count: film.community.count })
    })

    it('is the same by id and by permalink', async () => {
      const film = await movie('casablanca')
      expect(await movie(film.id)).toEqual(film)
    })

    it('leaves empty what nobody knows', async () => {
      await addMovie(server(), { id: 'm-leer', permalink: 'leer', title: 'Leer', sortKey: 'leer' })
      expect(await movie('leer')).toMatchObject({
        year: null,
        runtime: null,
        fsk: null,
        genres: [],
        poster: null,
        still: null,
        credits: [],
        rating: { average: null, count: 0 },
      })
    })

    it('that is unknown is answered 404', async () => {
      const answer = await server().visitor().get('/api/movies/den-gibt-es-nicht')
      expect(answer.statusCode).toBe(404)
      expect(Problem.parse(answer.json()).code).toBe('not_found')
    })
  })

  describe('the list of films', () => {
    it('has every film once, page by page', async () => {
      const ids: string[] = []
      for (let page: number | null = 1; page !== null; ) {
        const answer: z.output<typeof moviesCall.answer> = await list(`?page=${page}`)
        ids.push(...answer.items.map((film) => film.id))
        page = answer.nextPage
      }
      expect(ids.length).toBeGreaterThan(140)
      expect(new Set(ids).size).toBe(ids.length)
      expect(await list('?page=100')).toMatchObject({ items: [], nextPage: null })
    })

    it('is in the order that was asked', async () => {
      const best = (await list('?order=rating')).items.map((film) => film.rating.average ?? 0)
      expect(best).toEqual([...best].sort((a, b) => b - a))
      const latest = (await list('?order=start')).items.slice(0, 6)
      const starts = await Promise.all(latest.map(async ({ permalink }) => (await movie(permalink)).releaseDate ?? ''))
      expect(starts).toEqual([...starts].sort().reverse())
      expect((await list('')).filters).toMatchObject({ order: 'popularity', genre: [], year: null, country: null })
    })

    it('puts those first that many like, not those that one adores', async () => {
      await addMovie(server(), {
        id: 'm-eine',
        permalink: 'eine',
        title: 'Eine',
        sortKey: 'eine',
        communitySum: 10,
        communityCount: 1,
      })
      const { items } = await list('?order=best')
      const weighted = items.map(
        ({ rating }) => ((rating.average ?? 0) * rating.count + 30 * 6.5) / (rating.count + 30),
      )
      weighted.slice(1).forEach((value, index) => {
        // Averages are answered rounded.
        expect(value).toBeLessThanOrEqual((weighted[index] ?? 0) + 0.02)
      })
      expect((await list('?order=rating')).items[0]?.id).toBe('m-eine')
      expect(items.map(({ id }) => id)).not.toContain('m-eine')
    })

    it('keeps to genre, years and country, and counts what is left', async () => {
      const { items, filters } = await list('?genre[]=Krimi&genre[]=Western&year=1950-1979&country=USA')
      expect(filters).toMatchObject({ genre: ['Krimi', 'Western'], year: '1950-1979', country: 'USA' })
      expect(items.length).toBeGreaterThan(2)
      expect(filters.total).toBeGreaterThanOrEqual(items.length)
      for (const film of items) {
        expect(
          film.genres.some((genre) => ['Krimi', 'Western'].includes(genre)),
          film.title,
        ).toBe(true)
        expect(film.year).toBeGreaterThanOrEqual(1950)
        expect(film.year).toBeLessThanOrEqual(1979)
        expect((await movie(film.permalink)).countries).toContain('USA')
      }
      const only = await list('?year=1987')
      expect(only.items.every((film) => film.year === 1987)).toBe(true)
      expect(only.filters.total).toBe(only.items.length)
      expect(await list('?country=Atlantis')).toMatchObject({ items: [], nextPage: null, filters: { total: 0 } })
    })

    it('refuses an order that is not offered, and a page that is none', async () => {
      for (const query of ['?order=zufall', '?page=0', '?page=eins', '?year=gestern', '?year=1990-']) {
        const answer = await server().visitor().get(`/api/movies${query}`)
        expect(answer.statusCode, query).toBe(400)
        expect(Problem.parse(answer.json()).code).toBe('malformed')
      }
    })
  })
})
