import { expect, it } from 'vitest'
import type { Answer } from '#contract/call.ts'
import { Problem } from '#contract/problem.ts'
import { encodeQuery, type Query } from '#contract/query.ts'
import { resultsCall, SEARCH_MAX_FOUND, suggestCall } from '#contract/search.ts'
import { addMovie } from '../../../test/catalogueRows.ts'
import { describeInDemoWorld } from '../../../test/server.ts'
import { indexMovies } from '../service.ts'

type Results = Answer<typeof resultsCall>

describeInDemoWorld('search results', (server) => {
  const get = (query: Query) =>
    server()
      .visitor()
      .get(`/api/search${encodeQuery(query)}`)
  const list = async (query: Query): Promise<Results> => {
    const answer = await get(query)
    expect(answer.statusCode, `${JSON.stringify(query)}: ${answer.body.slice(0, 200)}`).toBe(200)
    return resultsCall.answer.parse(answer.json())
  }
  const paths = ({ items }: Results) => items.map(({ path }) => path)
  const everyPage = async (query: Query) => {
    const pages = [await list(query)]
    for (let next = pages[0]?.nextPage; next; next = pages.at(-1)?.nextPage)
      pages.push(await list({ ...query, page: next }))
    return pages
  }

  it('says of a title what it is called elsewhere, its genres and what people think', async () => {
    const { items, filters } = await list({ q: 'himmel über berlin' })
    expect(items[0]).toMatchObject({ itemClass: 'Movie', title: 'Der Himmel über Berlin', originalTitle: null })
    expect(items[0]?.rating?.average).toBeGreaterThan(0)
    expect(items[0]?.genres.length).toBeGreaterThan(0)
    expect(filters).toMatchObject({ q: 'himmel über berlin', class: [], alike: false })
    const [godfather] = (await list({ q: 'the godfather' })).items
    expect(godfather).toMatchObject({ title: 'Der Pate', originalTitle: 'The Godfather' })
  })

  it('says of people what they are known for, and of cinemas where they are', async () => {
    const [person] = (await list({ q: 'christopher nolan', class: ['Person'] })).items
    expect(person).toMatchObject({ title: 'Christopher Nolan', rating: null, genres: [], originalTitle: null })
    expect(person?.meta).toContain('Die Odyssee')
    const [cinema] = (await list({ q: 'lichthof', class: ['Cinema'] })).items
    expect(cinema?.meta).toMatch(/, Görlitz$/)
  })

  it('begins as the suggestions do', async () => {
    for (const q of ['interstellar', 'odyssee nolan', 'babylon', 'matirx']) {
      const suggested = suggestCall.answer.parse((await get({ q, type: 'suggest', v: '2' })).json())
      const found = paths(await list({ q }))
      expect(found.slice(0, suggested.length), q).toEqual(suggested.map(({ path }) => path).slice(0, found.length))
    }
  })

  it('gives every result on exactly one page, as many as it counts', async () => {
    const pages = await everyPage({ q: 'd' })
    const all = pages.flatMap(paths)
    expect(pages.length).toBeGreaterThan(2)
    expect(new Set(all).size).toBe(all.length)
    const counts = Object.values((pages[0] as Results).filters.counts)
    expect(all).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
    expect(Math.max(...counts)).toBeLessThanOrEqual(SEARCH_MAX_FOUND)
    expect(pages.slice(0, -1).every(({ items }) => items.length === 24)).toBe(true)
  })

  it('keeps to a class in the same order, and counts the others all the same', async () => {
    const all = await everyPage({ q: 'berlin' })
    const films = await everyPage({ q: 'berlin', class: ['Movie'] })
    const isFilm = (path: string) => path.startsWith('/movies/')
    expect(films.flatMap(paths)).toEqual(all.flatMap(paths).filter(isFilm))
    const { counts } = (all[0] as Results).filters
    expect(films[0]?.filters).toMatchObject({ class: ['Movie'], counts, total: counts.Movie })
    const both = await list({ q: 'berlin', class: ['Cinema', 'Series'] })
    expect(new Set(both.items.map(({ itemClass }) => itemClass))).toEqual(new Set(['Cinema', 'Series']))
  })

  it('gives the first of each class for an overview, on one page', async () => {
    const { items, nextPage, filters } = await list({ q: 'd', of_each: 3 })
    const classes = items.map(({ itemClass }) => itemClass)
    for (const itemClass of ['Movie', 'Series', 'Person', 'Cinema'] as const) {
      expect(classes.filter((each) => each === itemClass)).toHaveLength(Math.min(3, filters.counts[itemClass]))
    }
    expect(nextPage).toBeNull()
    const [film] = items.filter(({ itemClass }) => itemClass === 'Movie')
    expect(film?.path).toBe(paths(await list({ q: 'd', class: ['Movie'] }))[0])
  })

  it('has an empty page beyond the last', async () => {
    expect(await list({ q: 'interstellar', page: 500 })).toMatchObject({ items: [], nextPage: null })
  })

  it('says when it found only what is spelled alike', async () => {
    const { items, filters } = await list({ q: 'matirx' })
    expect(items[0]?.title).toBe('Matrix')
    expect(filters.alike).toBe(true)
    expect(filters.counts.Movie).toBeGreaterThan(0)
  })

  it('answers nothing to what is like nothing, and to signs', async () => {
    for (const q of ['qqxqzzk', '%', '🎬', '?!']) {
      const { items, nextPage, filters } = await list({ q })
      expect([items, nextPage, filters.alike]).toEqual([[], null, false])
      expect(filters.counts).toEqual({ Movie: 0, Series: 0, Person: 0, Cinema: 0, RegisteredUser: 0 })
    }
  })

  it('is the same for everybody and may be kept by every cache', async () => {
    const answer = await get({ q: 'dark' })
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=/)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('refuses what the contract does not offer', async () => {
    const wrong: Query[] = [
      { q: '' },
      { q: '   ' },
      { q: 'x'.repeat(101) },
      { q: 'dark', class: ['User'] },
      { q: 'dark', class: 'Movie' },
      { q: 'dark', page: 0 },
      { q: 'dark', of_each: 13 },
      { q: 'dark', v: '2' },
      { q: 'dark', with_promoted_item: 'true' },
      { q: 'dark', type: 'suggest' },
      { q: 'dark', type: 'suggest', v: '2', page: 2 },
    ]
    for (const query of wrong) {
      const answer = await get(query)
      expect(answer.statusCode, JSON.stringify(query)).toBe(400)
      expect(Problem.parse(answer.json()).code).toBe('malformed')
    }
  })

  it('finds a film without a poster, a genre or a rating', async () => {
    const { id } = await addMovie(server(), { title: 'Quarzuhrwerkstatt', genres: [] })
    await server().database.db.transaction((tx) => indexMovies(tx, [id]))
    expect((await list({ q: 'quarzuhr' })).items).toMatchObject([
      { id, poster: null, originalTitle: null, genres: [], rating: { average: null, count: 0 } },
    ])
  })
})
