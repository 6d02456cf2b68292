import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { commentsCall, commentThreadCall, repliesCall } from '#contract/comments.ts'
import { Problem } from '#contract/problem.ts'
import { sessionCall } from '#contract/session.ts'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { TEST_NOW } from '../../test/time.ts'
import { privacy } from '../db/schema/privacy.ts'

const MINUTE = 60_000
const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * MINUTE)

describeOnBothDatabases('comments', (server) => {
  const get = (url: string) => server().visitor().get(url)
  const list = async (path: string, query = ''): Promise<z.output<typeof commentsCall.answer>> => {
    const answer = await get(`/api/${path}/comments${query}`)
    expect(answer.statusCode).toBe(200)
    return commentsCall.answer.parse(answer.json())
  }
  const replies = async (id: string, query = ''): Promise<z.output<typeof repliesCall.answer>> =>
    repliesCall.answer.parse((await get(`/api/comments/${id}/replies${query}`)).json())

  describe('on a film', () => {
    it('come the newest first, with their author and without personal marks', async () => {
      const { id: itemId, permalink } = await addMovie(server())
      const fan = await server().addUser({ username: 'Ada' })
      const critic = await server().addUser({ credentials: 'critic_user' })
      await addComment(server(), { itemId, userId: fan.id, body: 'Der ältere', createdAt: ago(5), diggsCount: 3 })
      await addComment(server(), { itemId, userId: critic.id, body: 'Der neuere', createdAt: ago(1), spoiler: true })
      const answer = await list(`movies/${permalink}`)
      expect(answer).toMatchObject({ nextPage: null, moreages: false, commentsCount: 2 })
      expect(answer.items).toMatchObject([
        { body: 'Der neuere', spoiler: true, author: { isCritic: true }, diggs_count: 0 },
        { body: 'Der ältere', spoiler: false, author: { username: 'Ada', isCritic: false, avatar: null } },
      ])
      expect(answer.items[1]).toMatchObject({ diggs_count: 3, digged: false, is_flagged: false, flagged_id: null })
      expect(await list(`movies/${itemId}`)).toEqual(answer)
    })

    it('bring what their author gave the film, where the author shows it to everybody', async () => {
      const { id: itemId } = await addMovie(server())
      const [open, shy, mute] = [await server().addUser(), await server().addUser(), await server().addUser()]
      const rate = async (user: typeof open, value: number) =>
        (await server().member(user)).command('PUT', `/api/movies/${itemId}/rating`, { rating: { value } })
      await rate(open, 8.5)
      await rate(shy, 2)
      await server().database.db.insert(privacy).values({ userId: shy.id, ratings: 'friends' })
      const said = await addComment(server(), { itemId, userId: open.id, createdAt: ago(3) })
      await addComment(server(), { itemId, userId: shy.id, createdAt: ago(2) })
      await addComment(server(), { itemId, userId: mute.id, createdAt: ago(1) })
      const answer = await addComment(server(), { itemId, userId: open.id, parentId: said.id })
      const { items } = await list(`movies/${itemId}`)
      expect(items.map(({ rating }) => rating)).toEqual([undefined, undefined, 8.5])
      expect(items[2]?.replies).toMatchObject([{ id: answer.id, rating: 8.5 }])
      expect((await replies(said.id)).items).toMatchObject([{ rating: 8.5 }])
      const thread = commentThreadCall.answer.parse((await get(`/api/comments/${said.id}/thread`)).json())
      expect(thread.comment.rating).toBe(8.5)
    })

    it('come the best liked first where that is asked for, each of them once', async () => {
      const { id: itemId } = await addMovie(server())
      const { id: userId } = await server().addUser()
      for (let index = 0; index < 23; index++) {
        await addComment(server(), { itemId, userId, diggsCount: index % 5, createdAt: ago(index) })
      }
      const first = await list(`movies/${itemId}`, '?order=diggs')
      expect(first).toMatchObject({ nextPage: 2, filters: { order: 'diggs' } })
      const second = await list(`movies/${itemId}`, '?order=diggs&page=2')
      const all = [...first.items, ...second.items]
      expect(new Set(all.map(({ id }) => id)).size).toBe(23)
      const rank = all.map(({ diggs_count, createdAt }) => diggs_count * 1e13 + Date.parse(createdAt))
      expect(rank).toEqual(rank.toSorted((a, b) => b - a))
      expect((await list(`movies/${itemId}`)).filters).toEqual({ order: 'newest' })
      expect((await get(`/api/movies/${itemId}/comments?order=zufall`)).statusCode).toBe(400)
    })

    it('bring their first three replies, and say how many there are', async () => {
      const { id: itemId } = await addMovie(server())
      const { id: userId } = await server().addUser()
      const shared = { itemId, userId }
      const quiet = await addComment(server(), { ...shared, createdAt: ago(9) })
      const lively = await addComment(server(), { ...shared, createdAt: ago(10) })
      for (const minutes of [2, 5, 4, 3]) {
        await addComment(server(), {
          ...shared,
          parentId: lively.id,
          body: `vor ${minutes}`,
          createdAt: ago(minutes),
        })
      }
      const answer = await list(`movies/${itemId}`)
      expect(answer.commentsCount).toBe(6)
      expect(answer.items.map(({ id, repliesCount }) => [id, repliesCount])).toEqual([
        [quiet.id, 0],
        [lively.id, 4],
      ])
      expect(answer.items[1]?.replies.map(({ body }) => body)).toEqual(['vor 5', 'vor 4', 'vor 3'])
      expect((await replies(lively.id)).items.map(({ body }) => body)).toEqual(['vor 5', 'vor 4', 'vor 3', 'vor 2'])
    })

    it('come page by page, each of them once', async () => {
      const { id: itemId } = await addMovie(server())
      const { id: userId } = await server().addUser()
      // All at one time: the order must be stable nevertheless.
      for (let index = 0; index < 23; index++) await addComment(server(), { itemId, userId })
      const first = await list(`movies/${itemId}`)
      expect(first).toMatchObject({ nextPage: 2, moreages: true, commentsCount: 23 })
      const second = await list(`movies/${itemId}`, '?page=2')
      expect(second).toMatchObject({ nextPage: null, moreages: false })
      const ids = [...first.items, ...second.items].map(({ id }) => id)
      expect(new Set(ids).size).toBe(23)
      expect(ids).toEqual(ids.toSorted().toReversed())
      expect((await list(`movies/${itemId}`, '?page=3')).items).toEqual([])
    })

    it('are apart from those on a series', async () => {
      const { id: movieId } = await addMovie(server())
      const { id: seriesId } = await addSeries(server())
      const { id: userId } = await server().addUser()
      await addComment(server(), { itemId: seriesId, itemType: 'series', userId, body: 'Zur Serie' })
      expect((await list(`series/${seriesId}`)).items).toMatchObject([{ body: 'Zur Serie' }])
      expect(await list(`movies/${movieId}`)).toMatchObject({ items: [], commentsCount: 0, moreages: false })
    })

    it('may be cached by everybody', async () => {
      const { id } = await addMovie(server())
      const answer = await get(`/api/movies/${id}/comments`)
      expect(answer.headers['cache-control']).toMatch(/^public/)
      expect(answer.headers.etag).toBeDefined()
    })
  })

  it('are counted for whoever wrote them', async () => {
    const { id: itemId } = await addMovie(server())
    const user = await server().addUser()
    const { id: parentId } = await addComment(server(), { itemId, userId: user.id })
    await addComment(server(), { itemId, userId: user.id, parentId })
    const session = await (await server().member(user)).get('/api/session')
    expect(sessionCall.answer.parse(session.json())).toMatchObject({ comments: 2 })
  })

  it('have replies page by page', async () => {
    const { id: itemId } = await addMovie(server())
    const { id: userId } = await server().addUser()
    const { id } = await addComment(server(), { itemId, userId })
    for (let index = 0; index < 51; index++) await addComment(server(), { itemId, userId, parentId: id })
    const first = await replies(id)
    expect(first).toMatchObject({ nextPage: 2 })
    const second = await replies(id, '?page=2')
    expect(second).toMatchObject({ nextPage: null, items: [{ body: 'Schöner Film.' }] })
    // All at one time: replies are ordered by their ids, also the first replies that come with a comment.
    const ids = [...first.items, ...second.items].map((reply) => reply.id)
    expect(ids).toEqual(ids.toSorted())
    expect((await list(`movies/${itemId}`)).items[0]?.replies.map((reply) => reply.id)).toEqual(ids.slice(0, 3))
  })

  it.each([
    '/api/comments/gibt-es-nicht/thread',
    '/api/movies/gibt-es-nicht/comments',
    '/api/cinemas/delphi/comments',
    '/api/comments/gibt-es-nicht/replies',
  ])('of what does not exist are answered 404: %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(Problem.parse(answer.json()).code).toBe('not_found')
  })
})
