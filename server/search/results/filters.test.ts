import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Answer } from '#contract/call.ts'
import { encodeQuery, type Query } from '#contract/query.ts'
import { resultsCall, SEARCH_MAX_FOUND } from '#contract/search.ts'
import { addMovie } from '../../../test/catalogueRows.ts'
import { addCinema } from '../../../test/cinemaRows.ts'
import { describeInDemoWorld, describeOnBothDatabases, type TestServer } from '../../../test/server.ts'
import { searchEntries } from '../../db/schema/search.ts'
import { indexMovies, indexThings } from '../service.ts'

const finding =
  (server: () => TestServer) =>
  async (query: Query): Promise<Answer<typeof resultsCall>> => {
    const answer = await server()
      .visitor()
      .get(`/api/search${encodeQuery(query)}`)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    return resultsCall.answer.parse(answer.json())
  }
const titles = ({ items }: Answer<typeof resultsCall>) => items.map(({ title }) => title).sort()

describeOnBothDatabases('filters of the search', (server) => {
  const find = finding(server)
  const addFilms = async (films: Parameters<typeof addMovie>[1][]) => {
    const ids: string[] = []
    for (const film of films) ids.push((await addMovie(server(), film)).id)
    await server().database.db.transaction((tx) => indexMovies(tx, ids))
  }

  it('finds films of any of the genres and of a span of years, and counts each choice with the others', async () => {
    await addFilms([
      { title: 'Quarzwald', genres: ['Drama', 'Krimi'], year: 1994 },
      { title: 'Quarzsee', genres: ['Drama'], year: 1999 },
      { title: 'Quarzberg', genres: ['Komödie'], year: 2003 },
      { title: 'Quarzinsel', genres: [], year: null },
    ])
    const films = { q: 'quarz', class: ['Movie'] }
    const all = await find(films)
    expect(all.filters).toMatchObject({ total: 4, genre: [], year: null })
    expect(all.filters.facets).toEqual({
      genre: [
        { value: 'Drama', count: 2 },
        { value: 'Komödie', count: 1 },
        { value: 'Krimi', count: 1 },
      ],
      decade: [
        { value: '2000-2009', count: 1 },
        { value: '1990-1999', count: 2 },
      ],
      ...{ job: [], city: [] },
    })
    const some = await find({ ...films, genre: ['Krimi', 'Komödie'] })
    expect(titles(some)).toEqual(['Quarzberg', 'Quarzwald'])
    expect(some.filters.total).toBe(2)
    expect(some.filters.counts.Movie).toBe(4)
    // The count of a genre says how many it would add: the chosen genres do not lessen it, the years do.
    expect(some.filters.facets?.genre).toEqual(all.filters.facets?.genre)
    expect(some.filters.facets?.decade).toEqual([
      { value: '2000-2009', count: 1 },
      { value: '1990-1999', count: 1 },
    ])
    expect(titles(await find({ ...films, year: '1994' }))).toEqual(['Quarzwald'])
    const both = await find({ ...films, genre: ['Drama'], year: '1995-2005' })
    expect(titles(both)).toEqual(['Quarzsee'])
    expect(both.filters).toMatchObject({ genre: ['Drama'], year: '1995-2005', total: 1 })
    expect(titles(await find({ ...films, genre: ['Western'] }))).toEqual([])
  })

  it('counts no facets of several kinds at once, and finds nothing that lacks what is asked for', async () => {
    expect((await find({ q: 'quarz' })).filters.facets).toBeNull()
    expect((await find({ q: 'quarz', class: ['Movie', 'Series'] })).filters.facets).toBeNull()
    expect((await find({ q: 'quarz', job: 'director' })).items).toEqual([])
  })

  it('finds cinemas of a city', async () => {
    const cinema = await addCinema(server(), { name: 'Quarzlicht' })
    await server().database.db.transaction((tx) => indexThings(tx, 'cinemas', [cinema.id]))
    const { filters } = await find({ q: 'quarzlicht', class: ['Cinema'] })
    const [city] = filters.facets?.city ?? []
    expect(city).toEqual({ value: expect.any(String), count: 1 })
    expect(titles(await find({ q: 'quarzlicht', class: ['Cinema'], city: city?.value }))).toEqual(['Quarzlicht'])
    expect(titles(await find({ q: 'quarzlicht', class: ['Cinema'], city: 'Entenhausen' }))).toEqual([])
  })

  it('finds what passes a filter also where so many hold the words that not all are looked at', async () => {
    const crowd = Array.from({ length: SEARCH_MAX_FOUND }, (_, number) => ({
      ...{ title: `Menge ${number}`, genres: ['Drama'], year: 2000, popularity: 90 },
    }))
    await addFilms([...crowd, { title: 'Menge am Rand', genres: ['Western'], year: 1961, popularity: 1 }])
    const films = { q: 'menge', class: ['Movie'] }
    expect((await find(films)).filters).toMatchObject({
      total: SEARCH_MAX_FOUND,
      counts: { Movie: SEARCH_MAX_FOUND },
    })
    const western = await find({ ...films, genre: ['Western'] })
    expect(titles(western)).toEqual(['Menge am Rand'])
    expect(western.filters).toMatchObject({ total: 1, counts: { Movie: SEARCH_MAX_FOUND } })
    expect(western.filters.facets?.decade).toEqual([{ value: '1960-1969', count: 1 }])
  })
})

describeInDemoWorld('filters of the search in the demo world', (server) => {
  const find = finding(server)

  it('finds people by what they do', async () => {
    const people = { q: 'christo', class: ['Person'] }
    const { filters } = await find(people)
    const jobs = filters.facets?.job ?? []
    expect(jobs.length).toBeGreaterThan(1)
    for (const { value: job, count } of jobs) {
      expect((await find({ ...people, job })).filters, job).toMatchObject({ job, total: count })
    }
    const directors = titles(await find({ ...people, job: 'director' }))
    expect(directors).toContain('Christopher Nolan')
  })

  it('pages through what passes, each once, and keeps the order of all', async () => {
    const paths = async (query: Query) => {
      const found: string[] = []
      for (let page: number | null = 1; page !== null; ) {
        const answer: Answer<typeof resultsCall> = await find({ ...query, page })
        found.push(...answer.items.map(({ path }) => path))
        page = answer.nextPage
      }
      return found
    }
    const all = await paths({ q: 'der', class: ['Movie'] })
    const dramas = await paths({ q: 'der', class: ['Movie'], genre: ['Drama'] })
    expect(dramas.length).toBeGreaterThan(24)
    expect(new Set(dramas).size).toBe(dramas.length)
    expect(dramas).toEqual(all.filter((path) => dramas.includes(path)))
  })

  it('asks what was meant where nothing, or hardly anything, is called so', async () => {
    const correction = async (q: string) => (await find({ q })).filters.correction
    expect(await correction('matirx')).toBe('Matrix')
    expect(await correction('cassablnca')).toBe('Casablanca')
    for (const q of ['matrix', 'casab', 'die', 'zzqqxv', '?!']) expect(await correction(q), q).toBeNull()
    // Held by one film within its name, while a better known one is spelled nearly so.
    const { id } = await addMovie(server(), { title: 'Abende mit Matirx', popularity: 1 })
    await server().database.db.transaction((tx) => indexMovies(tx, [id]))
    const { items, filters } = await find({ q: 'matirx' })
    expect(items.map(({ title }) => title)).toEqual(['Abende mit Matirx'])
    expect(filters).toMatchObject({ alike: false, correction: 'Matrix' })
    const called = await addMovie(server(), { title: 'Matirx', popularity: 1 })
    await server().database.db.transaction((tx) => indexMovies(tx, [called.id]))
    expect(await correction('matirx')).toBeNull()
  })

  it('answers signs of other languages as text, and refuses what is none of the filters', async () => {
    const signs = [
      `'; drop table movies; --`,
      '%%%',
      '_',
      '*',
      '\\',
      '\u0001\u001f',
      '\u202e',
      '"a" & !b | (c',
      '𝕏'.repeat(49),
    ]
    for (const q of signs) await find({ q, genre: [q.slice(0, 40)], city: q.slice(0, 40) })
    const status = async (query: Query) =>
      (
        await server()
          .visitor()
          .get(`/api/search${encodeQuery(query)}`)
      ).statusCode
    const wrong: Query[] = [
      { year: '94' },
      { year: '1990-' },
      { job: 'grip' },
      { genre: 'Drama' },
      { genre: ['x'.repeat(41)] },
      { genre: Array.from({ length: 11 }, (_, number) => `g${number}`) },
      { city: 'x'.repeat(61) },
      { type: 'suggest', v: '2', genre: ['Drama'] },
      { type: 'suggest', v: '2', city: 'Berlin' },
    ]
    for (const query of wrong) expect(await status({ q: 'die', ...query }), JSON.stringify(query)).toBe(400)
    expect(await status({ q: 'a\u0000b' })).toBe(400)
  })

  it('keeps the facets of whatever stands in the index', async () => {
    const facetsOf = (itemClass: 'Movie' | 'Person' | 'Cinema', itemId: string) =>
      server()
        .database.db.select({ year: searchEntries.year, facets: searchEntries.facets })
        .from(searchEntries)
        .where(and(eq(searchEntries.itemClass, itemClass), eq(searchEntries.itemId, itemId)))
    const [film] = await facetsOf('Movie', 'm-interstellar')
    expect(film?.year).toBe(2014)
    expect(film?.facets).toContain('genre:Drama')
  })
})
