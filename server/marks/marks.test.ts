import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addList } from '../../test/lists.ts'
import { changesOf, clear, marked, set, spoiler } from '../../test/marks.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import { people } from '../db/schema/catalogue.ts'
import { lists } from '../db/schema/lists.ts'
import { marks } from '../db/schema/marks.ts'

describeOnBothDatabases('marks', (server) => {
  const { written, logged, commentRow, triviaRow, votes } = marked(server)
  const listRow = async (id: string) => (await server().database.db.select().from(lists).where(eq(lists.id, id)))[0]

  it('digg a comment once, take it back, and count it with those of others', async () => {
    const { comment } = await written()
    const [member, other] = [await server().member(), await server().member()]
    const thing = `comments/${comment.id}`
    const first = await set(member, thing, 'digg')
    expect(first.statusCode, first.body).toBe(200)
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.json()).toEqual({
      applied: true,
      current: {
        id: expect.any(String),
        set: true,
        vote: null,
        card: null,
        updatedAt: server().clock.now.toISOString(),
      },
    })
    await set(member, thing, 'digg')
    await set(other, thing, 'digg', {})
    expect(await commentRow(comment.id)).toMatchObject({ diggsCount: 2, updatedAt: comment.updatedAt })
    expect(await logged(thing)).toBe(2)
    const cleared = (await clear(member, thing, 'digg')).json()
    expect(cleared).toMatchObject({ applied: true, current: { id: first.json().current.id, set: false } })
    await clear(member, thing, 'digg')
    expect((await commentRow(comment.id))?.diggsCount).toBe(1)
    expect(await logged(thing)).toBe(3)
    expect(await changesOf(other)).toMatchObject([{ kind: 'mark', name: 'digg', id: comment.id, mark: { set: true } }])
  })

  it('count diggs of trivia and lists, whose own time stays', async () => {
    const { author, entry } = await written()
    const { id: list } = await addList(server(), { userId: author.id, updatedAt: new Date(0) })
    const member = await server().member()
    await set(member, `trivia/${entry.id}`, 'digg')
    await set(member, `lists/${list}`, 'digg')
    expect(await triviaRow(entry.id)).toMatchObject({ diggsCount: 1, upvotesCount: 5, downvotesCount: 2 })
    expect(await listRow(list)).toMatchObject({ diggsCount: 1, updatedAt: new Date(0) })
    await clear(member, `lists/${list}`, 'digg')
    expect(await listRow(list)).toMatchObject({ diggsCount: 0 })
  })

  it('are taken back from what one may not see any more, and set on it no more', async () => {
    const { author } = await written()
    const list = await addList(server(), { userId: author.id })
    const [member, stranger] = [await server().member(), await server().member()]
    await set(member, `lists/${list.id}`, 'digg')
    await set(member, `lists/${list.id}`, 'watch')
    await server().database.db.update(lists).set({ private: true }).where(eq(lists.id, list.id))
    expect((await set(member, `lists/${list.id}`, 'digg')).statusCode).toBe(404)
    expect((await clear(stranger, `lists/${list.id}`, 'digg')).statusCode).toBe(404)
    for (const mark of ['digg', 'watch']) {
      expect((await clear(member, `lists/${list.id}`, mark)).json()).toMatchObject({
        current: { set: false, card: null },
      })
    }
    expect(await listRow(list.id)).toMatchObject({ diggsCount: 0 })
  })

  it('move both counts when a vote changes, and one when it is taken back', async () => {
    const { entry } = await written()
    const member = await server().member()
    const thing = `trivia/${entry.id}`
    expect((await set(member, thing, 'vote', { vote: 1 })).json()).toMatchObject({ current: { set: true, vote: 1 } })
    expect(await votes(entry.id)).toEqual([6, 2])
    expect((await set(member, thing, 'vote', { vote: -1 })).json()).toMatchObject({ current: { set: true, vote: -1 } })
    expect(await votes(entry.id)).toEqual([5, 3])
    expect((await clear(member, thing, 'vote')).json()).toMatchObject({ current: { set: false, vote: null } })
    expect(await votes(entry.id)).toEqual([5, 2])
    expect(await logged(thing)).toBe(3)
    const answer = (await server().visitor().get(`/api/movies/${entry.itemId}/trivia`)).json()
    expect(answer.items).toMatchObject([{ id: entry.id, upvotesCount: 5, downvotesCount: 2 }])
  })

  it('flag a thing with its reason, and change nothing of what others see', async () => {
    const { movie, comment } = await written()
    const see = async () => (await server().visitor().get(`/api/movies/${movie.id}/comments`)).body
    const before = await see()
    const member = await server().member()
    await set(member, `comments/${comment.id}`, 'flag', spoiler)
    await set(member, `comments/${comment.id}`, 'flag', { flag: { reason: 'illegal' } })
    const rows = await server().database.db.select().from(marks).where(eq(marks.itemId, comment.id))
    expect(rows).toMatchObject([{ kind: 'flag', set: true, reason: 'illegal' }])
    expect(await logged(`comments/${comment.id}`)).toBe(2)
    expect(await see()).toBe(before)
    await clear(member, `comments/${comment.id}`, 'flag')
    expect(await server().database.db.select().from(marks).where(eq(marks.itemId, comment.id))).toMatchObject([
      { set: false, reason: null },
    ])
  })

  it('follow people and members, and mute members', async () => {
    await server().database.db.insert(people).values({ id: 'pe-1', permalink: 'agnes-v', name: 'Agnès', sortKey: 'v' })
    const someone = await server().addUser()
    const member = await server().member()
    await set(member, 'people/agnes-v', 'follow')
    await set(member, `users/${someone.id}`, 'follow')
    await set(member, `users/${someone.id}`, 'mute')
    expect(await changesOf(member)).toMatchObject([
      { name: 'follow', type: 'people', id: 'pe-1', mark: { set: true, card: null } },
      { name: 'follow', type: 'users', id: someone.id, mark: { set: true, card: null } },
      { name: 'mute', type: 'users', id: someone.id, mark: { set: true, card: null } },
    ])
  })

  it('tell what changed since a cursor, to nobody else', async () => {
    const { comment, movie } = await written()
    const [member, other] = [await server().member(), await server().member()]
    await set(member, `movies/${movie.id}`, 'watch')
    const { cursor } = (await member.get('/api/me/changes')).json()
    await set(member, `comments/${comment.id}`, 'digg')
    await clear(member, `movies/${movie.id}`, 'watch')
    expect(await changesOf(member, cursor)).toMatchObject([
      { name: 'digg', type: 'comments', mark: { set: true } },
      { name: 'watch', type: 'movies', mark: { set: false } },
    ])
    expect(await changesOf(other)).toEqual([])
  })

  it('go with their member, out of every count; those of others stay, but none about the one who went', async () => {
    const { author, comment, entry } = await written()
    const { id: list } = await addList(server(), { userId: author.id })
    const [leaving, staying] = [await server().addUser(), await server().addUser()]
    const { id: own } = await addList(server(), { userId: leaving.id })
    const [gone, member] = [await server().member(leaving), await server().member(staying)]
    for (const each of [gone, member]) {
      for (const thing of [`comments/${comment.id}`, `trivia/${entry.id}`, `lists/${list}`])
        await set(each, thing, 'digg')
      await set(each, `trivia/${entry.id}`, 'vote', { vote: each === gone ? -1 : 1 })
    }
    await set(member, `users/${leaving.id}`, 'follow')
    await set(member, `lists/${own}`, 'watch')
    await set(member, `users/${author.id}`, 'follow')
    expect(await votes(entry.id)).toEqual([6, 3])
    const left = await gone.send('DELETE', '/api/me', { password: TEST_PASSWORD })
    expect(left.statusCode).toBe(200)
    expect(await commentRow(comment.id)).toMatchObject({ diggsCount: 1 })
    expect(await triviaRow(entry.id)).toMatchObject({ diggsCount: 1, upvotesCount: 6, downvotesCount: 2 })
    expect(await listRow(list)).toMatchObject({ diggsCount: 1 })
    const { db } = server().database
    expect(await db.$count(marks, eq(marks.userId, leaving.id))).toBe(0)
    const kept = await db.select().from(marks).where(eq(marks.userId, staying.id))
    expect(kept.map(({ kind, itemId }) => `${kind} ${itemId}`).sort()).toEqual(
      [`digg ${comment.id}`, `digg ${entry.id}`, `digg ${list}`, `vote ${entry.id}`, `follow ${author.id}`].sort(),
    )
  })
})
