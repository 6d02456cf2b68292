import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { listCall, listsCall, userListsCall } from '#contract/lists.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { addList, listCommands } from '../../../test/lists.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { lists } from '../../db/schema/lists.ts'
import { images } from '../../db/schema/media.ts'

describeOnBothDatabases('reading lists', (server) => {
  const visit = async (path: string) => (await server().visitor().get(path)).json()
  const read = async (query = '') => listsCall.answer.parse(await visit(`/api/lists${query}`))
  const names = async (query?: string) => (await read(query)).items.map(({ name }) => name)

  beforeEach(async () => {
    await server().database.db.delete(lists)
  })

  const addPoster = async () => {
    const id = `p-${randomUUID()}`
    const row = { id, kind: 'poster' as const, filename: 'plakat', color: '#112233', widths: [74], aspectRatio: 0.7 }
    await server()
      .database.db.insert(images)
      .values({ ...row, recipe: {} })
    return id
  }

  it('shows public ones with a title, with author, counts and the posters of the first four', async () => {
    const user = await server().addUser()
    const posters = await Promise.all([1, 2, 3, 4, 5].map(addPoster))
    const movies = await Promise.all(posters.map((posterImageId) => addMovie(server(), { posterImageId })))
    const ids = movies.map(({ id }) => id)
    const order = [`movies/${ids[4]}`, `movies/${ids[2]}`]
    const { id } = await addList(server(), { userId: user.id, movies: ids, order, diggsCount: 3, description: 'Tee.' })
    await addList(server(), { userId: user.id, name: 'Leer' })
    await addList(server(), { userId: user.id, name: 'Geheim', movies: ids, private: true })
    await addList(server(), { userId: user.id, name: '', movies: ids, deleted: true })
    expect((await read()).items).toMatchObject([
      {
        id,
        name: 'Für Regentage',
        description: 'Tee.',
        private: false,
        author: { id: user.id, username: user.username, avatar: null, isCritic: false },
        itemsCount: 5,
        diggs_count: 3,
        posters: [4, 2, 0, 1].map((index) => ({ id: posters[index] })),
      },
    ])
    const answer = await server().visitor().get('/api/lists')
    expect(answer.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=300')
  })

  it('shows the best liked first, or the last changed, in pages that miss nothing', async () => {
    const user = await server().addUser()
    const movie = await addMovie(server())
    for (let index = 0; index < 30; index++) {
      const updatedAt = new Date(server().clock.now.getTime() - index * 60_000)
      // Many are equal: pages must not depend on chance.
      const more = { name: `Liste ${index}`, diggsCount: Math.floor(index / 10), updatedAt }
      await addList(server(), { userId: user.id, movies: [movie.id], ...more })
    }
    for (const order of ['popularity', 'newest']) {
      const first = await read(`?order=${order}`)
      expect([first.items.length, first.nextPage, first.filters]).toEqual([24, 2, { order }])
      const second = await read(`?order=${order}&page=2`)
      expect([second.items.length, second.nextPage]).toEqual([6, null])
      const all = [...first.items, ...second.items]
      expect(new Set(all.map(({ id }) => id)).size).toBe(30)
      const values = all.map((list) => (order === 'newest' ? Date.parse(list.updatedAt) : list.diggs_count))
      expect(values).toEqual(values.toSorted((a, b) => b - a))
    }
    expect((await names('?order=newest'))[0]).toBe('Liste 0')
    expect((await read()).filters).toEqual({ order: 'popularity' })
    expect((await server().visitor().get('/api/lists?order=zufall')).statusCode).toBe(400)
  })

  it('shows one with its titles and what its author says of them', async () => {
    const film = await addMovie(server(), {
      title: 'Der Film',
      year: 1994,
      genres: ['Drama'],
      communitySum: 16,
      communityCount: 2,
    })
    const show = await addSeries(server(), { title: 'Die Serie' })
    const { made, add } = listCommands(await server().member())
    const id = await made({ description: 'Mit Tee.' })
    await add(id, { source_id: film.id, description: 'Zum Weinen.' })
    server().clock.advance(1000)
    await add(id, { source_id: show.id, source_type: 'Series' })
    const list = listCall.answer.parse(await visit(`/api/lists/${id}`))
    expect(list).toMatchObject({ id, name: 'Für Regentage', itemsCount: 2, posters: [] })
    expect(list.updatedAt).toBe(server().clock.now.toISOString())
    const plain = { permalink: show.permalink, year: null, poster: null, genres: [] }
    expect(list.items).toMatchObject([
      { type: 'movies', id: film.id, title: 'Der Film', year: 1994, genres: ['Drama'], description: 'Zum Weinen.' },
      { type: 'series', id: show.id, title: 'Die Serie', ...plain, description: '' },
    ])
    expect(list.items.map(({ rating }) => rating)).toEqual([
      { average: 8, count: 2 },
      { average: null, count: 0 },
    ])
  })

  it('shows a private one to its author alone, and an empty one to whoever has its address', async () => {
    const author = await server().member()
    const { made } = listCommands(author)
    const [hidden, empty] = [await made({ private: true }), await made()]
    const own = await author.get(`/api/lists/${hidden}`)
    expect([own.statusCode, own.json().private, own.headers['cache-control']]).toEqual([200, true, 'private, no-store'])
    for (const visitor of [server().visitor(), await server().member()]) {
      expect((await visitor.get(`/api/lists/${hidden}`)).statusCode).toBe(404)
      expect((await visitor.get(`/api/lists/${empty}`)).json().items).toEqual([])
    }
    expect((await author.get('/api/lists/gibt-es-nicht')).statusCode).toBe(404)
    expect(await names()).toEqual([])
  })

  it("lists a member's own by name as Germans sort, and says which hold a title", async () => {
    const movie = await addMovie(server(), { permalink: 'der-film' })
    const member = await server().member()
    const { made, add, takeOff, remove } = listCommands(member)
    const ids = new Map<string, string>()
    for (const name of ['Top 10', 'zuletzt', 'Ärzte', 'Top 9', 'Auto', 'Weg'])
      ids.set(name, await made({ name, private: true }))
    const id = (name: string) => ids.get(name) ?? ''
    await add(id('Ärzte'), { source_id: movie.id })
    await add(id('Auto'), { source_id: movie.id })
    await takeOff(id('Auto'), `movies/${movie.id}`)
    await remove(id('Weg'))
    await listCommands(await server().member()).made({ name: 'Fremd' })
    const answer = await member.get('/api/movies/der-film/user_lists')
    expect(userListsCall.answer.parse(answer.json())).toEqual([
      { id: id('Ärzte'), name: 'Ärzte', item_on_list: true, items_count: 1 },
      { id: id('Auto'), name: 'Auto', item_on_list: false, items_count: 0 },
      { id: id('Top 9'), name: 'Top 9', item_on_list: false, items_count: 0 },
      { id: id('Top 10'), name: 'Top 10', item_on_list: false, items_count: 0 },
      { id: id('zuletzt'), name: 'zuletzt', item_on_list: false, items_count: 0 },
    ])
    expect((await member.get('/api/movies/unbekannt/user_lists')).statusCode).toBe(404)
    expect((await server().visitor().get('/api/movies/der-film/user_lists')).statusCode).toBe(401)
  })

  it.each(['people', 'cinemas', 'articles', 'users'])(
    'answers the lists for %s too, of which none holds such a thing',
    async (type) => {
      const member = await server().member()
      const id = await listCommands(member).made({ name: 'Für später' })
      const path = `/api/${type}/jemand/user_lists`
      const answer = await member.get(path)
      expect(userListsCall.answer.parse(answer.json())).toEqual([
        { id, name: 'Für später', item_on_list: false, items_count: 0 },
      ])
      expect((await member.get('/api/planeten/jemand/user_lists')).statusCode).toBe(404)
      expect((await server().visitor().get(path)).statusCode).toBe(401)
    },
  )

  it('tells the other devices of fields, order and titles, each by its own number', async () => {
    const movie = await addMovie(server(), { title: 'Der Film' })
    const member = await server().member()
    const { made, add, update, order, takeOff, remove } = listCommands(member)
    const since = async (cursor = '0') => (await member.get(`/api/me/changes?since=${cursor}`)).json()
    const kinds = (page: { changes: { kind: string }[] }) => page.changes.map(({ kind }) => kind)
    const key = `movies/${movie.id}`
    const id = await made({ private: true })
    await add(id, { source_id: movie.id, description: 'Gut.' })
    await order(id, [key])
    const first = await since()
    expect(first.changes).toMatchObject([
      { kind: 'list', id, name: 'Für Regentage', private: true, deleted: false },
      { kind: 'listItem', list: id, type: 'movies', id: movie.id, on: true, card: { title: 'Der Film' } },
      { kind: 'listOrder', list: id, order: [key] },
    ])
    await update(id, { name: 'Neu' })
    const second = await since(first.cursor)
    expect(second.changes).toMatchObject([{ kind: 'list', name: 'Neu' }])
    expect(kinds(await since())).toEqual(['listItem', 'listOrder', 'list'])
    await takeOff(id, key)
    expect((await since(second.cursor)).changes).toMatchObject([{ kind: 'listItem', on: false }])
    await remove(id)
    // The items of a deleted list are deleted with it.
    expect((await since()).changes).toMatchObject([{ kind: 'list', id, deleted: true, name: '' }])
    const other = await server().member()
    expect((await other.get('/api/me/changes')).json().changes).toEqual([])
    const { db } = server().database
    expect((await db.select().from(lists).where(eq(lists.id, id)))[0]).toMatchObject({ order: [], itemsCount: 0 })
  })
})
