import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { type Movie, movieCall } from '#contract/catalogue.ts'
import { Problem } from '#contract/problem.ts'
import { moviesCall } from '#contract/titles.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeInDemoWorld } from '../../test/server.ts'
import { movies } from '../db/schema/catalogue.ts'
import { toPosition } from '../http/position.ts'

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
      expect(film.credits.slice(0, 4)).toMatchObject([
        { job: 'director', name: 'Wim Wenders', role: null },
        { job: 'writer', name: 'Wim Wenders', role: null },
        { job: 'writer', name: 'Peter Handke', role: null },
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
    /** The ids of all pages. */
    const listAll = async (query: string, first = ''): Promise<string[]> => {
      const { items, nextPage, filters } = await list(`?${query}${first}`)
      const ids: string[] = items.map((film) => film.id)
      if (nextPage !== null) ids.push(...(await listAll(query, `&page=${nextPage}`)))
      expect(first !== '' || ids.length === filters.total).toBe(true)
      return ids
    }

    it.each(['popularity', 'best', 'rating', 'start'])('has every film once, page by page, by %s', async (order) => {
      const ids = await listAll(`order=${order}`)
      expect(ids.length).toBeGreaterThan(140)
      expect(new Set(ids).size).toBe(ids.length)
      expect((await list(`?order=${order}`)).nextPage).toMatch(/^p/)
    })

    it('has the same by page numbers, as links and earlier apps ask for it', async () => {
      expect(await listAll('', '&page=1')).toEqual(await listAll(''))
      expect((await list('?page=2')).nextPage).toBe(3)
      expect(await list('?page=100')).toMatchObject({ items: [], nextPage: null })
    })

    it('neither doubles nor leaves out a film when others come and go between two pages', async () => {
      const before = await listAll('')
      const { items, nextPage } = await list('')
      await addMovie(server(), { id: 'm-neu', permalink: 'neu', popularity: 1_000_000 })
      const gone = items[3]?.id ?? ''
      await server().database.db.update(movies).set({ popularity: -1 }).where(eq(movies.id, gone))
      expect(await listAll('', `&page=${nextPage}`)).toEqual([...before.slice(items.length), gone])
      await server().database.db.delete(movies).where(eq(movies.id, 'm-neu'))
    })

    it.each(['popularity', 'start'])('has those of some years once, page by page, by %s', async (order) => {
      const ids = await listAll(`order=${order}&year=1960-2029`)
      expect(ids.length).toBeGreaterThan(48)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('goes on among films of the same place in the order', async () => {
      for (let n = 0; n < 60; n++) await addMovie(server(), { id: `m-gleich-${n}`, genres: ['Gleich'] })
      const ids = await listAll('genre[]=Gleich&order=rating')
      expect(ids.length).toBe(60)
      expect(new Set(ids).size).toBe(60)
    })

    it('refuses a position that is none, of another order, or beyond what the database holds', async () => {
      const { nextPage } = await list('?order=best')
      const positions = [
        'pAAAAAAAAAAAA',
        toPosition('movies popularity', [2 ** 40, 'm-x']),
        toPosition('movies popularity', [1.5, 'm-x']),
        toPosition('movies popularity', [1, 'm-\0']),
        toPosition('movies popularity', ['m-x', 1]),
        toPosition('movies popularity', [1]),
        toPosition('series popularity', [1, 'm-x']),
        nextPage,
      ]
      for (const page of positions) {
        const answer = await server().visitor().get(`/api/movies?page=${page}`)
        expect(answer.statusCode, String(page)).toBe(400)
        expect(Problem.parse(answer.json()).code).toBe('malformed')
      }
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
