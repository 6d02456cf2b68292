import { beforeEach, expect, it } from 'vitest'
import { activityCall, discussionsCall } from '#contract/activity.ts'
import { addArticle } from '../../test/articleRows.ts'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { addList } from '../../test/lists.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { comments } from '../db/schema/comments.ts'
import { privacy } from '../db/schema/privacy.ts'

describeOnBothDatabases('what the community does', (server) => {
  const after = (minutes: number) => new Date(server().clock.now.getTime() + minutes * 60_000)
  const hide = (userId: string, parts: Partial<typeof privacy.$inferInsert>) =>
    server()
      .database.db.insert(privacy)
      .values({ userId, ...parts })
  const talks = async () => {
    const answer = await server().visitor().get('/api/discussions')
    return discussionsCall.answer.parse(answer.json()).items
  }

  beforeEach(async () => {
    await server().database.db.delete(comments)
  })

  it('names the things most commented on lately, with who wrote last, to everybody alike', async () => {
    const [anna, ben] = [await server().addUser(), await server().addUser()]
    const [quiet, loud] = [await addMovie(server()), await addSeries(server(), { title: 'Die Serie' })]
    const article = await addArticle(server(), { userId: anna.id, title: 'Im Saal', rubric: 'news' })
    await addComment(server(), { userId: anna.id, itemId: quiet.id, createdAt: after(9) })
    const on = { itemType: 'series' as const, itemId: loud.id }
    await addComment(server(), { ...on, userId: anna.id, createdAt: after(1) })
    await addComment(server(), { ...on, userId: ben.id, createdAt: after(2) })
    await addComment(server(), { ...on, userId: ben.id, createdAt: after(3) })
    await addComment(server(), { itemType: 'articles', itemId: article.id, userId: ben.id, createdAt: after(4) })
    const found = await talks()
    expect(found).toMatchObject([
      { title: 'Die Serie', path: `/serie/${loud.permalink}`, commentsCount: 3, latestAt: after(3).toISOString() },
      { title: quiet.title, path: `/movies/${quiet.permalink}/kommentare`, commentsCount: 1 },
      { title: 'Im Saal', path: `/news/${article.permalink}`, poster: null },
    ])
    expect(found[0]?.authors.map(({ id }) => id)).toEqual([ben.id, anna.id])
    const answer = await server().visitor().get('/api/discussions')
    expect(answer.headers['cache-control']).toMatch(/^public/)
  })

  it('names what is talked about now before what was talked about more some weeks ago', async () => {
    const anna = await server().addUser()
    const [old, current] = [await addMovie(server()), await addMovie(server())]
    for (const day of [30, 31, 32]) {
      await addComment(server(), { userId: anna.id, itemId: old.id, createdAt: after(-day * 24 * 60) })
    }
    await addComment(server(), { userId: anna.id, itemId: current.id, createdAt: after(-24 * 60) })
    expect((await talks()).map(({ title }) => title)).toEqual([current.title, old.title])
  })

  it('names nobody who keeps what they write from the public, and no thing that is not public', async () => {
    const [shy, anna] = [await server().addUser(), await server().addUser()]
    await hide(shy.id, { comments: 'friends' })
    const [shared, alone] = [await addMovie(server()), await addMovie(server())]
    const list = await addList(server(), { userId: anna.id, movies: [shared.id], private: true })
    const draft = await addArticle(server(), { userId: anna.id, publishedAt: null })
    await addComment(server(), { userId: anna.id, itemId: shared.id, createdAt: after(1) })
    await addComment(server(), { userId: shy.id, itemId: shared.id, createdAt: after(2) })
    await addComment(server(), { userId: shy.id, itemId: alone.id, createdAt: after(3) })
    await addComment(server(), { userId: anna.id, itemType: 'lists', itemId: list.id })
    await addComment(server(), { userId: anna.id, itemType: 'articles', itemId: draft.id })
    await addComment(server(), { userId: anna.id, itemId: alone.id, hidden: true })
    expect((await talks()).map(({ title, authors }) => [title, authors.map(({ id }) => id)])).toEqual([
      [shared.title, [anna.id]],
    ])
  })

  /** Two friends: one who reads, and one who does. */
  async function friends() {
    const [mine, theirs] = [await server().addUser(), await server().addUser()]
    const [reader, friend] = [await server().member(mine), await server().member(theirs)]
    await reader.command('PUT', `/api/users/${theirs.id}/friendship`)
    await friend.command('PUT', `/api/users/${mine.id}/friendship`)
    return { reader, friend, friendId: theirs.id }
  }
  const acts = async (who: Visitor) => activityCall.answer.parse((await who.get('/api/me/activity')).json())
  const rate = (who: Visitor, id: string, rating: object) => who.command('PUT', `/api/movies/${id}/rating`, { rating })

  it("shows a friend's ratings, comments and lists, the newest first, and nobody else's", async () => {
    const { reader, friend, friendId } = await friends()
    const stranger = await server().addUser()
    const film = await addMovie(server(), { title: 'Der Film' })
    await rate(friend, film.id, { value: 8.5, top: true })
    await addComment(server(), { userId: friendId, itemId: film.id, body: 'Sehr schön.', createdAt: after(1) })
    await addComment(server(), {
      userId: friendId,
      itemId: film.id,
      body: 'Er stirbt.',
      spoiler: true,
      createdAt: after(2),
    })
    await addList(server(), { userId: friendId, name: 'Für Regentage', movies: [film.id], updatedAt: after(3) })
    await addComment(server(), { userId: stranger.id, itemId: film.id, createdAt: after(4) })
    const { items, hasFriends } = await acts(reader)
    expect(hasFriends).toBe(true)
    expect(items).toMatchObject([
      { kind: 'list', itemsCount: 1, place: { title: 'Für Regentage' }, user: { id: friendId } },
      { kind: 'comment', excerpt: null, place: { path: `/movies/${film.permalink}/kommentare` } },
      { kind: 'comment', excerpt: 'Sehr schön.' },
      { kind: 'rating', value: 8.5, top: true, flop: false, place: { path: `/movies/${film.permalink}` } },
    ])
    const answer = await reader.get('/api/me/activity')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(await acts(await server().member())).toEqual({ items: [], hasFriends: false })
    expect((await server().visitor().get('/api/me/activity')).statusCode).toBe(401)
  })

  it('keeps back what a friend shows nobody, and everything of whom the reader has muted', async () => {
    const { reader, friend, friendId } = await friends()
    const [film, marked] = [await addMovie(server()), await addMovie(server())]
    await rate(friend, film.id, { value: 3, flop: true })
    await rate(friend, marked.id, { value: null, top: true })
    await addComment(server(), { userId: friendId, itemId: film.id })
    await addList(server(), { userId: friendId, movies: [film.id] })
    await hide(friendId, { favourites: 'nobody', comments: 'nobody', lists: 'friends' })
    expect((await acts(reader)).items.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: 'list' },
      { kind: 'rating', value: 3, top: false, flop: false },
    ])
    await reader.command('PUT', `/api/users/${friendId}/mute`)
    expect((await acts(reader)).items).toEqual([])
  })
})
