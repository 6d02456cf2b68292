import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { Problem } from '#contract/problem.ts'
import { factCall, triviaCall } from '#contract/trivia.ts'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { addTrivia } from '../../test/communityRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

describeOnBothDatabases('trivia', (server) => {
  const get = (url: string) => server().visitor().get(url)
  const list = async (path: string, query = ''): Promise<z.output<typeof triviaCall.answer>> => {
    const answer = await get(`/api/${path}/trivia${query}`)
    expect(answer.statusCode).toBe(200)
    return triviaCall.answer.parse(answer.json())
  }

  it('comes the newest first, however it is liked, with its author', async () => {
    const { id: itemId, permalink } = await addMovie(server())
    const { id: userId } = await server().addUser({ username: 'Grace' })
    await addTrivia(server(), { itemId, userId, body: 'Beliebt', upvotesCount: 9, createdAt: new Date('2026-11-01') })
    await addTrivia(server(), { itemId, userId, body: 'Neu', category: 'Musik', createdAt: new Date('2026-11-02') })
    const answer = await list(`movies/${permalink}`)
    expect(answer).toMatchObject({ nextPage: null, lastPage: 1, filters: { category: null } })
    expect(answer.items).toMatchObject([
      { body: 'Neu', category: 'Musik', trivializableType: 'Movie', trivializableId: itemId },
      { body: 'Beliebt', upvotesCount: 9, author: { username: 'Grace' } },
    ])
    expect(await list(`movies/${itemId}`)).toEqual(answer)
  })

  it('comes by category, and names all categories of the title in their order', async () => {
    const { id: itemId } = await addMovie(server())
    const { id: userId } = await server().addUser()
    for (const category of ['Zahlen', 'Musik', 'Zahlen']) await addTrivia(server(), { itemId, userId, category })
    const answer = await list(`movies/${itemId}`, '?category=Zahlen')
    expect(answer.items.map(({ category }) => category)).toEqual(['Zahlen', 'Zahlen'])
    expect(answer).toMatchObject({ filters: { category: 'Zahlen' }, categories: ['Musik', 'Zahlen'], lastPage: 1 })
    expect(await list(`movies/${itemId}`, '?category=Fehler')).toMatchObject({ items: [], lastPage: 1 })
  })

  it('comes page by page, each piece once, and says which page is the last', async () => {
    const { id: itemId } = await addSeries(server())
    const { id: userId } = await server().addUser()
    for (let index = 0; index < 21; index++) await addTrivia(server(), { itemId, itemType: 'series', userId })
    const first = await list(`series/${itemId}`)
    expect(first).toMatchObject({ nextPage: 2, lastPage: 2 })
    const second = await list(`series/${itemId}`, '?page=2')
    expect(second).toMatchObject({ nextPage: null, lastPage: 2, items: [{ trivializableType: 'Series' }] })
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(21)
    // Of one time: by their ids.
    expect(ids).toEqual(ids.toSorted().toReversed())
  })

  it('is there one by one, for an address that names it; what is hidden or taken back is not', async () => {
    const { id: itemId } = await addMovie(server())
    const { id: userId, username } = await server().addUser()
    const fact = await addTrivia(server(), { itemId, userId, body: 'Ein Faktum.' })
    const answer = await get(`/api/trivia/${fact.id}`)
    expect(factCall.answer.parse(answer.json())).toMatchObject({ body: 'Ein Faktum.', author: { username } })
    for (const how of [{ hidden: true }, { deleted: true }]) {
      const { id } = await addTrivia(server(), { itemId, userId, ...how })
      expect((await get(`/api/trivia/${id}`)).statusCode).toBe(404)
    }
  })

  it('of what does not exist is answered 404, of an unknown category 400', async () => {
    for (const url of ['/api/movies/gibt-es-nicht/trivia', '/api/cinemas/delphi/trivia', '/api/trivia/t-keine']) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(Problem.parse(answer.json()).code).toBe('not_found')
    }
    const { id } = await addMovie(server())
    expect((await get(`/api/movies/${id}/trivia?category=Klatsch`)).statusCode).toBe(400)
  })

  it('may be cached by everybody', async () => {
    const { id } = await addMovie(server())
    expect((await get(`/api/movies/${id}/trivia`)).headers['cache-control']).toMatch(/^public/)
  })
})
