import { expect, it } from 'vitest'
import { userCommentsCall, userRatingsCall } from '#contract/userCollections.ts'
import { type Profile, profileCall } from '#contract/users.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { addList } from '../../test/lists.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'

describeOnBothDatabases('a profile', (server) => {
  async function somebody(overrides: Parameters<ReturnType<typeof server>['addUser']>[0] = {}) {
    const user = await server().addUser(overrides)
    return { ...user, visitor: await server().member(user), path: `/api/users/${user.id}` }
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>
  const profile = async (who: Visitor, path: string): Promise<Profile> =>
    profileCall.answer.parse((await who.get(path)).json())
  const rate = (who: Somebody, movie: { id: string }, value: number | null, top = false) =>
    who.visitor.command('PUT', `/api/movies/${movie.id}/rating`, { rating: { value, top, flop: false } })
  const hide = (who: Somebody, privacy: object) => who.visitor.send('PATCH', '/api/me', { account: { privacy } })
  const ratings = async (who: Visitor, path: string, query = '') =>
    userRatingsCall.answer.parse((await who.get(`${path}/ratings${query}`)).json()).items

  it('is found by id first, then by a name in any case, and never before its member has activated it', async () => {
    // A member whose username is another member's id does not hide that member, even if they registered first.
    const other = await somebody({ username: 'u-ada_profil' })
    const ada = await somebody({ username: 'Ada_Profil' })
    expect(ada.id).toBe(other.username)
    expect((await profile(ada.visitor, `/api/users/${ada.id}`)).username).toBe('Ada_Profil')
    expect((await profile(ada.visitor, '/api/users/ADA_PROFIL')).id).toBe(ada.id)
    expect((await profile(ada.visitor, other.path)).username).toBe(ada.id)
    const asleep = await server().addUser({ username: 'Noch_nicht', activatedAt: null })
    expect((await ada.visitor.get(`/api/users/${asleep.id}`)).statusCode).toBe(404)
    expect((await ada.visitor.get('/api/users?q=noch_ni')).json().items).toEqual([])
  })

  it('shows nothing of whom the reader has muted, and to whom its member has muted what it shows anybody', async () => {
    const [ada, ben] = [await somebody(), await somebody()]
    await rate(ada, await addMovie(server()), 8)
    await ben.visitor.command('PUT', `${ada.path}/mute`)
    expect(await profile(ben.visitor, ada.path)).toMatchObject({ ratings: null, lists: null, taste: null })
    await ben.visitor.command('DELETE', `${ada.path}/mute`)
    await ada.visitor.command('PUT', `${ben.path}/mute`)
    expect(await profile(ben.visitor, ada.path)).toMatchObject({ ratings: { movies: 1 }, comments: 0 })
  })

  it('is for friends only: neither for who asks nor for who was asked', async () => {
    const [ada, ben] = [await somebody(), await somebody()]
    await rate(ada, await addMovie(server()), 8)
    await hide(ada, { ratings: 'friends' })
    await ben.visitor.command('PUT', `${ada.path}/friendship`)
    expect(await profile(ben.visitor, ada.path)).toMatchObject({ relation: 'asked', ratings: null, taste: null })
    await ben.visitor.command('DELETE', `${ada.path}/friendship`)
    server().clock.advance(1000)
    await ada.visitor.command('PUT', `${ben.path}/friendship`)
    expect(await profile(ben.visitor, ada.path)).toMatchObject({ relation: 'asks', ratings: null })
    await ben.visitor.command('PUT', `${ada.path}/friendship`)
    expect(await profile(ben.visitor, ada.path)).toMatchObject({ relation: 'friends', ratings: { movies: 1 } })
  })

  it('tells by its order nothing of values that are hidden', async () => {
    const ada = await somebody()
    const movies = [await addMovie(server()), await addMovie(server()), await addMovie(server())]
    for (const [index, value] of [9, 2, 7].entries()) {
      await rate(ada, movies[index] as { id: string }, value, true)
      server().clock.advance(1000)
    }
    const order = async (who: Visitor) =>
      (await ratings(who, ada.path, '?only=top&order=value')).map(({ id }) =>
        movies.findIndex((each) => each.id === id),
      )
    expect(await order(server().visitor())).toEqual([0, 2, 1])
    await hide(ada, { ratings: 'nobody' })
    expect(await order(server().visitor())).toEqual([2, 1, 0])
    expect((await ratings(server().visitor(), ada.path, '?only=top')).map(({ value }) => value)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('names the title on which two agree best, and the one on which they differ most', async () => {
    const [ada, ben] = [await somebody(), await somebody()]
    const movies = await Promise.all(Array.from({ length: 10 }, () => addMovie(server())))
    const pairs = [[9, 9], [2, 2], [9, 3], ...Array.from({ length: 7 }, () => [6, 5])]
    for (const [index, [mine = 0, theirs = 0]] of pairs.entries()) {
      await rate(ben, movies[index] as { id: string }, mine)
      await rate(ada, movies[index] as { id: string }, theirs)
    }
    const { taste, agreed, apart } = await profile(ben.visitor, ada.path)
    expect([taste?.common, agreed?.id, apart?.id]).toEqual([10, movies[0]?.id, movies[2]?.id])
    expect([apart?.mine, apart?.theirs]).toEqual([9, 3])
    await rate(ada, movies[9] as { id: string }, null)
    const fewer = await profile(ben.visitor, ada.path)
    expect([fewer.taste, fewer.agreed, fewer.apart]).toEqual([{ common: 9, match: null }, null, null])
  })

  it('has its comments on films and series: what answers a spoiler folded, what is hidden and what is on lists not', async () => {
    const ada = await somebody()
    const on = { userId: ada.id, itemId: (await addMovie(server())).id }
    const list = await addList(server(), { userId: ada.id })
    const open = await addComment(server(), { ...on, body: 'Offen.' })
    const secret = await addComment(server(), { ...on, body: 'Das Ende!', spoiler: true })
    await addComment(server(), { ...on, body: 'Genau das.', parentId: secret.id })
    await addComment(server(), { ...on, body: 'Auch das.', parentId: open.id })
    await addComment(server(), { ...on, body: 'Versteckt.', hidden: true })
    await addComment(server(), { ...on, body: 'Zurückgenommen.', deleted: true })
    await addComment(server(), { ...on, body: 'Zur Liste.', itemType: 'lists', itemId: list.id })
    const answer = await server().visitor().get(`${ada.path}/comments`)
    const { items } = userCommentsCall.answer.parse(answer.json())
    expect(Object.fromEntries(items.map(({ body, spoiler }) => [body, spoiler]))).toEqual({
      'Offen.': false,
      'Das Ende!': true,
      'Genau das.': true,
      'Auch das.': false,
    })
    expect((await profile(server().visitor(), ada.path)).comments).toBe(4)
  })
})
