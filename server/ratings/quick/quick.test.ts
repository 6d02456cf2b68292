import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { quickRatingsCall } from '#contract/quickRatings.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { describeInDemoWorld, describeOnBothDatabases, type TestServer } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { images } from '../../db/schema/media.ts'

type Page = z.output<typeof quickRatingsCall.answer>

async function ask(visitor: Visitor, cursor?: string | null): Promise<Page> {
  const query = typeof cursor === 'string' ? `?cursor=${encodeURIComponent(cursor)}` : ''
  const answer = await visitor.get(`/api/quick_ratings${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  return quickRatingsCall.answer.parse(answer.json())
}

/** All of a round, page by page. */
async function walk(visitor: Visitor): Promise<Page['items']> {
  const items: Page['items'] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await ask(visitor, cursor)
    items.push(...page.items)
    cursor = page.cursor
  }
  return items
}

async function addPoster(server: TestServer, id: string): Promise<string> {
  await server.database.db
    .insert(images)
    .values({ id, kind: 'poster', filename: id, color: '#27475a', widths: [148], aspectRatio: 0.698, recipe: {} })
  return id
}

const rating = (value: number | null) => ({ rating: { value, top: false, flop: false } })

describeOnBothDatabases('titles to rate quickly', (server) => {
  it('are those with a poster that have started, films and series by their number of ratings', async () => {
    const posterImageId = await addPoster(server(), 'p-one')
    await addMovie(server(), { id: 'm-none', communityCount: 900 })
    await addMovie(server(), { id: 'm-soon', posterImageId, communityCount: 800, releaseDate: '2099-01-01' })
    await addMovie(server(), { id: 'm-known', posterImageId, communityCount: 500, year: 1994, genres: ['Drama'] })
    await addMovie(server(), { id: 'm-equal', posterImageId, communityCount: 300, releaseDate: '1987-10-29' })
    await addSeries(server(), { id: 'se-equal', posterImageId, communityCount: 300 })
    await addMovie(server(), { id: 'm-new', posterImageId })
    const { items, cursor } = await ask(server().visitor())
    expect(items.map(({ id }) => id)).toEqual(['m-known', 'm-equal', 'se-equal', 'm-new'])
    expect(cursor).toBeNull()
    expect(items[0]).toEqual({
      type: 'movies',
      id: 'm-known',
      permalink: 'known',
      title: 'm-known',
      year: 1994,
      genres: ['Drama'],
      poster: {
        id: 'p-one',
        filename: 'p-one',
        widths: [148],
        aspectRatio: expect.closeTo(0.698, 3),
        color: '#27475a',
      },
    })
  })

  it('come to a member until they are rated, and again when that is taken back', async () => {
    const ids = async (visitor: Visitor) => (await ask(visitor)).items.map(({ id }) => id)
    const [member, other] = [await server().member(), await server().member()]
    const path = '/api/movies/m-known/rating'
    await member.command('PUT', path, rating(8))
    await member.command('PUT', '/api/series/se-equal/rating', { rating: { value: null, top: true, flop: false } })
    expect(await ids(member)).toEqual(['m-equal', 'm-new'])
    expect(await ids(other)).toHaveLength(4)
    await member.command('DELETE', path, undefined)
    expect(await ids(member)).toContain('m-known')
  })

  it('refuse a cursor that is none', async () => {
    for (const cursor of ['weiter', '3.people.x', '3.movies.', '']) {
      const answer = await server()
        .visitor()
        .get(`/api/quick_ratings?cursor=${encodeURIComponent(cursor)}`)
      expect(answer.statusCode, cursor).toBe(400)
    }
  })
})

describeInDemoWorld('a round of titles to rate quickly', (server) => {
  it('has every title once, and a full page while more follow', async () => {
    const visitor = server().visitor()
    expect((await ask(visitor)).items).toHaveLength(30)
    const keys = (await walk(visitor)).map(({ type, id }) => `${type}/${id}`)
    expect(keys.length).toBeGreaterThan(150)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.some((key) => key.startsWith('series/'))).toBe(true)
  })

  it('goes on behind its cursor while titles before it are being rated', async () => {
    const member = await server().member()
    const first = await ask(member)
    for (const { type, id } of first.items.slice(0, 5))
      await member.command('PUT', `/api/${type}/${id}/rating`, rating(7))
    const second = await ask(member, first.cursor)
    const seen = new Set(first.items.map(({ id }) => id))
    expect(second.items.filter(({ id }) => seen.has(id))).toEqual([])
  })

  it('seldom shows one genre or one decade several times in a row', async () => {
    const { items } = await ask(server().visitor())
    const runs = items.filter(
      ({ genres }, at) => at > 1 && [1, 2].every((back) => items[at - back]?.genres[0] === genres[0]),
    )
    expect(runs.length).toBeLessThanOrEqual(1)
  })
})
