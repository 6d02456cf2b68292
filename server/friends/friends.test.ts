import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { friendshipsCall, opinionsCall, usersCall } from '#contract/friends.ts'
import { profileCall } from '#contract/users.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { memberBlocks } from '../db/schema/moderation.ts'
import { users } from '../db/schema/users.ts'

describeOnBothDatabases('friends', (server) => {
  /** A member with an account and a browser. */
  async function somebody(username?: string) {
    const user = await server().addUser(username === undefined ? {} : { username })
    const visitor = await server().member(user)
    return { ...user, visitor, path: `/api/users/${user.id}` }
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>
  const say = (who: Somebody, whom: Somebody, headers = {}) =>
    who.visitor.command('PUT', `${whom.path}/friendship`, undefined, headers)
  const unsay = (who: Somebody, whom: Somebody, headers = {}) =>
    who.visitor.command('DELETE', `${whom.path}/friendship`, undefined, headers)
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })
  const relation = async (who: Somebody, whom: Somebody) =>
    profileCall.answer.parse((await who.visitor.get(whom.path)).json()).relation
  const between = async (one: Somebody, other: Somebody) => [await relation(one, other), await relation(other, one)]
  const read = async (who: Visitor) => friendshipsCall.answer.parse((await who.get('/api/me/friendships')).json())
  const pending = async (who: Somebody) => (await who.visitor.get('/api/session')).json().pending_friend_request_count
  const names = (people: readonly { user: { username: string } }[]) => people.map(({ user }) => user.username)

  it('ask, are counted until they are answered, and stand with each other then', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    expect(await between(anna, ben)).toEqual(['none', 'none'])
    const answer = await say(anna, ben)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await between(anna, ben)).toEqual(['asked', 'asks'])
    expect([await pending(anna), await pending(ben)]).toEqual([0, 1])
    expect(await read(anna.visitor)).toMatchObject({ friends: [], incoming: [], outgoing: [{ user: { id: ben.id } }] })
    expect(await read(ben.visitor)).toMatchObject({ friends: [], incoming: [{ user: { id: anna.id } }], outgoing: [] })
    await say(ben, anna)
    expect(await between(anna, ben)).toEqual(['friends', 'friends'])
    expect(await pending(ben)).toBe(0)
    for (const [who, whom] of [
      [anna, ben],
      [ben, anna],
    ] as const) {
      const { friends, incoming, outgoing } = await read(who.visitor)
      expect([names(friends), incoming, outgoing]).toEqual([[whom.username], [], []])
      expect(friends[0]?.taste).toEqual({ common: 0, match: null })
    }
  })

  it('withdraw, refuse and end, for both at once, and may ask anew', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    await say(anna, ben)
    await unsay(anna, ben)
    expect(await between(anna, ben)).toEqual(['none', 'none'])
    await say(anna, ben)
    await unsay(ben, anna)
    expect(await between(anna, ben)).toEqual(['none', 'none'])
    const changes = (await anna.visitor.get('/api/me/changes')).json().changes
    expect(changes).toMatchObject([{ kind: 'mark', name: 'friendship', id: ben.id, mark: { set: false } }])
    server().clock.advance(1000)
    await say(anna, ben)
    await say(ben, anna)
    await unsay(ben, anna)
    expect(await between(anna, ben)).toEqual(['none', 'none'])
    await unsay(ben, anna)
    expect(await between(anna, ben)).toEqual(['none', 'none'])
  })

  it('let the later intent win: what was asked after a refusal was meant stays', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    await say(anna, ben, at(-1000))
    await unsay(ben, anna, at(-60_000))
    expect(await between(anna, ben)).toEqual(['asked', 'asks'])
    await unsay(ben, anna, at(-500))
    const late = await say(anna, ben, at(-800))
    expect(late.json()).toMatchObject({ applied: false, current: { set: false } })
    expect(await between(anna, ben)).toEqual(['none', 'none'])
  })

  it('ask each other in the same moment without waiting for each other for ever', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    for (let round = 0; round < 3; round++) {
      await Promise.all([say(anna, ben), say(ben, anna)])
      expect(await between(anna, ben)).toEqual(['friends', 'friends'])
      server().clock.advance(1000)
      await Promise.all([unsay(anna, ben), unsay(ben, anna)])
      expect(await between(anna, ben)).toEqual(['none', 'none'])
      server().clock.advance(1000)
    }
  })

  it('are nobody to themselves, to who is unknown, and to whom they mute or who mutes them', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    const self = await say(anna, anna)
    expect([self.statusCode, self.json().code]).toEqual([422, 'invalid'])
    expect((await anna.visitor.command('PUT', '/api/users/niemand/friendship')).statusCode).toBe(404)
    await ben.visitor.command('PUT', `${anna.path}/mute`)
    expect((await say(anna, ben)).statusCode).toBe(404)
    expect((await say(ben, anna)).statusCode).toBe(404)
    await ben.visitor.command('DELETE', `${anna.path}/mute`)
    expect((await say(anna, ben)).statusCode).toBe(200)
    await ben.visitor.command('PUT', `${anna.path}/mute`)
    expect([await pending(ben), names((await read(ben.visitor)).incoming)]).toEqual([0, []])
    expect(profileCall.answer.parse((await ben.visitor.get(anna.path)).json())).toMatchObject({
      username: anna.username,
      ratings: null,
      favourites: null,
      lists: null,
      comments: null,
      taste: null,
    })
    expect((await server().visitor().get('/api/me/friendships')).statusCode).toBe(401)
  })

  it('are gone while the moderation hides them: friends, who asks and whom one looks for', async () => {
    const [anna, friend, asking] = [await somebody(), await somebody('Verborgen_F'), await somebody('Verborgen_A')]
    const movie = await addMovie(server())
    await say(anna, friend)
    await say(friend, anna)
    await say(asking, anna)
    await friend.visitor.command('PUT', `/api/movies/${movie.id}/rating`, {
      rating: { value: 8, top: false, flop: false },
    })
    const seen = async () => {
      const { friends, incoming } = await read(anna.visitor)
      const found = usersCall.answer.parse((await anna.visitor.get('/api/users?q=verborgen')).json()).items
      const opinions = (await anna.visitor.get(`/api/movies/${movie.id}/opinions`)).json()
      return [friends.length, incoming.length, await pending(anna), found.length, opinions.count]
    }
    expect(await seen()).toEqual([1, 1, 1, 2, 1])
    await server()
      .database.db.update(users)
      .set({ hidden: true })
      .where(inArray(users.id, [friend.id, asking.id]))
    expect(await seen()).toEqual([0, 0, 0, 0, 0])
  })

  it('stand by name, each since the later of the two asked', async () => {
    const anna = await somebody()
    const byName = ['Aaron_F9', 'aaron_F10', 'Ämilie_F', 'Zacharias_F']
    const all = []
    for (const name of byName) all.push(await somebody(name))
    // Later requests come first in the rows: the order by name takes from both ends.
    for (const friend of all) {
      await say(anna, friend)
      server().clock.advance(1_000)
    }
    const asked = server().clock.now.toISOString()
    server().clock.advance(60_000)
    const answered = server().clock.now.toISOString()
    for (const friend of all) await say(friend, anna)
    const { friends } = await read(anna.visitor)
    expect(friends.map(({ user, since }) => [user.username, since])).toEqual(byName.map((name) => [name, answered]))
    const [first] = all
    expect(first && (await read(first.visitor)).friends[0]?.since).toBe(answered)
    expect(asked < answered).toBe(true)
  })

  it('have their names found in any case, those that begin so first, and say how they stand', async () => {
    const anna = await somebody()
    const first = await somebody('Quarzuhr')
    await somebody('Meine_Quarzuhr')
    const hidden = await somebody('quarzig')
    await anna.visitor.command('PUT', `${hidden.path}/mute`)
    await say(first, anna)
    const find = async (q: string) =>
      usersCall.answer.parse((await anna.visitor.get(`/api/users?q=${encodeURIComponent(q)}`)).json()).items
    const found = await find('QUARZ')
    expect(found.map(({ user, relation }) => [user.username, relation])).toEqual([
      ['Quarzuhr', 'asks'],
      ['Meine_Quarzuhr', 'none'],
    ])
    expect(await find('quarz%')).toEqual([])
    // The search does not find the member who searches.
    expect(await find(anna.username)).toEqual([])
    expect((await anna.visitor.get('/api/users?q=q')).statusCode).toBe(400)
  })

  it('are found however their umlauts are spelled, but neither who has muted the one who looks nor whom a block holds', async () => {
    const [anna, loud, deaf, blocked] = [
      await somebody(),
      await somebody('Bärenhöhle'),
      await somebody('baerenkino'),
      await somebody('Bärenblock'),
    ]
    const find = async (q: string) =>
      usersCall.answer
        .parse((await anna.visitor.get(`/api/users?q=${encodeURIComponent(q)}`)).json())
        .items.map(({ user }) => user.username)
    expect(await find('baeren')).toEqual(['baerenkino', 'Bärenblock', 'Bärenhöhle'])
    expect(await find('BÄREN')).toEqual(['baerenkino', 'Bärenblock', 'Bärenhöhle'])
    expect(await find('bärenhoehl')).toEqual([loud.username])
    await deaf.visitor.command('PUT', `${anna.path}/mute`)
    const until = new Date(server().clock.now.getTime() + 60_000)
    const block = { userId: blocked.id, until, reason: 'Beleidigungen', since: server().clock.now }
    await server().database.db.insert(memberBlocks).values(block)
    expect(await find('bären')).toEqual([loud.username])
    server().clock.advance(60_000)
    expect(await find('bären')).toEqual([blocked.username, loud.username])
  })

  it('say what they think of a title, the best rating first, with their last comment', async () => {
    const [anna, ben, cem, dora] = [await somebody(), await somebody(), await somebody(), await somebody()]
    const movie = await addMovie(server())
    for (const friend of [ben, cem]) {
      await say(anna, friend)
      await say(friend, anna)
    }
    const rate = (who: Somebody, value: number, top = false) =>
      who.visitor.command('PUT', `/api/movies/${movie.id}/rating`, { rating: { value, top, flop: false } })
    await rate(anna, 3)
    await rate(ben, 6.5)
    await rate(cem, 9, true)
    await rate(dora, 1)
    const older = new Date(server().clock.now.getTime() - 60_000)
    await addComment(server(), { userId: cem.id, itemId: movie.id, body: 'Erst so.', createdAt: older })
    const createdAt = server().clock.now
    const said = await addComment(server(), { userId: cem.id, itemId: movie.id, body: 'Dann so.', createdAt })
    // Neither a reply nor a deleted or hidden comment counts as the friend's opinion.
    const later = { userId: cem.id, itemId: movie.id, createdAt: new Date(server().clock.now.getTime() + 60_000) }
    await addComment(server(), { ...later, parentId: said.id, body: 'Als Antwort.' })
    await addComment(server(), { ...later, deleted: true, body: 'Gelöscht.' })
    await addComment(server(), { ...later, hidden: true, body: 'Ausgeblendet.' })
    const ask = async () =>
      opinionsCall.answer.parse((await anna.visitor.get(`/api/movies/${movie.permalink}/opinions`)).json())
    expect(await ask()).toMatchObject({
      items: [
        { user: { id: cem.id }, value: 9, top: true, comment: { body: 'Dann so.', spoiler: false } },
        { user: { id: ben.id }, value: 6.5, top: false, comment: null },
      ],
      average: 7.8,
      count: 2,
    })
    await anna.visitor.command('PUT', `${cem.path}/mute`)
    expect((await ask()).items.map(({ user }) => user.id)).toEqual([ben.id])
    expect((await anna.visitor.get('/api/movies/unbekannt/opinions')).statusCode).toBe(404)
    expect((await server().visitor().get(`/api/movies/${movie.id}/opinions`)).statusCode).toBe(401)
  })
})
