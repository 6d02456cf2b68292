import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { friendshipsCall, usersCall } from '#contract/friends.ts'
import { profileCall } from '#contract/users.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { befriended, type Somebody } from '../../test/friends.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { users } from '../db/schema/users.ts'

describeOnBothDatabases('friends', (server) => {
  const { somebody, say, unsay, at } = befriended(server)
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
})
