import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isMarkable, MarkableType, markKinds } from '#contract/marks.ts'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { addComment, addTrivia } from '../../test/communityRows.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { people } from '../db/schema/catalogue.ts'
import { effects } from '../db/schema/commands.ts'
import { comments, trivia } from '../db/schema/community.ts'
import { lists } from '../db/schema/lists.ts'
import { marks } from '../db/schema/marks.ts'
import { images } from '../db/schema/media.ts'
import { FLAGS } from './flagLimit.ts'

const spoiler = { flag: { reason: 'spoiler' } }

describeOnBothDatabases('marks', (server) => {
  const set = (member: Visitor, thing: string, mark: string, body?: unknown, headers = {}) =>
    member.command('PUT', `/api/${thing}/${mark}`, body, headers)
  const clear = (member: Visitor, thing: string, mark: string, headers = {}) =>
    member.command('DELETE', `/api/${thing}/${mark}`, undefined, headers)
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })
  const logged = (target: string) => server().database.db.$count(effects, eq(effects.target, target))
  const changesOf = async (member: Visitor, since = '0') =>
    (await member.get(`/api/me/changes?since=${since}`)).json().changes

  /** A film that somebody has written about. */
  async function written() {
    const author = await server().addUser()
    const movie = await addMovie(server())
    const comment = await addComment(server(), { userId: author.id, itemId: movie.id })
    const entry = await addTrivia(server(), { userId: author.id, itemId: movie.id, upvotesCount: 5, downvotesCount: 2 })
    return { author, movie, comment, entry }
  }
  async function addList(userId: string, overrides: Partial<typeof lists.$inferInsert> = {}) {
    const now = server().clock.now
    const id = `l-${Math.random().toString(36).slice(2, 10)}`
    const times = { createdAt: now, intentAt: now, updatedAt: now, changeSeq: 1 }
    await server()
      .database.db.insert(lists)
      .values({ id, userId, name: 'Kurz vor Mitternacht', ...times, ...overrides })
    return id
  }
  const commentRow = async (id: string) =>
    (await server().database.db.select().from(comments).where(eq(comments.id, id)))[0]
  const triviaRow = async (id: string) => (await server().database.db.select().from(trivia).where(eq(trivia.id, id)))[0]
  const listRow = async (id: string) => (await server().database.db.select().from(lists).where(eq(lists.id, id)))[0]
  const votes = async (id: string) => {
    const row = await triviaRow(id)
    return [row?.upvotesCount, row?.downvotesCount]
  }

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
    const list = await addList(author.id, { updatedAt: new Date(0) })
    const member = await server().member()
    await set(member, `trivia/${entry.id}`, 'digg')
    await set(member, `lists/${list}`, 'digg')
    expect(await triviaRow(entry.id)).toMatchObject({ diggsCount: 1, upvotesCount: 5, downvotesCount: 2 })
    expect(await listRow(list)).toMatchObject({ diggsCount: 1, updatedAt: new Date(0) })
    await clear(member, `lists/${list}`, 'digg')
    expect(await listRow(list)).toMatchObject({ diggsCount: 0 })
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

  it('ask for what a vote and a flag need, field by field', async () => {
    const { entry } = await written()
    const member = await server().member()
    const thing = `trivia/${entry.id}`
    const refused = async (mark: string, body?: unknown) => {
      const answer = await set(member, thing, mark, body)
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
      return answer.json().errors
    }
    expect(await refused('vote')).toEqual({ vote: ['Diese Angabe fehlt.'] })
    expect(await refused('vote', spoiler)).toEqual({ vote: ['Diese Angabe fehlt.'] })
    expect(await refused('vote', { vote: 2 })).toEqual({ vote: ['Diese Angabe passt nicht.'] })
    expect(await refused('flag', { vote: 1 })).toEqual({ flag: ['Diese Angabe fehlt.'] })
    expect(await refused('flag', { flag: { reason: 'langweilig' } })).toEqual({ reason: ['Diese Angabe passt nicht.'] })
    expect(await votes(entry.id)).toEqual([5, 2])
    expect(await logged(thing)).toBe(0)
  })

  it('put films and series on the watchlist by id or permalink, with what a device needs to show them', async () => {
    await server()
      .database.db.insert(images)
      .values({
        id: 'p-vertigo',
        kind: 'poster',
        filename: 'vertigo',
        color: '#112233',
        widths: [320, 640],
        aspectRatio: 0.698,
        recipe: {},
      })
    const poster = { id: 'p-vertigo', filename: 'vertigo', widths: [320, 640], aspectRatio: 0.698, color: '#112233' }
    const film = { permalink: 'vertigo', title: 'Vertigo', year: 1958, posterImageId: 'p-vertigo' }
    const movie = await addMovie(server(), film)
    const show = await addSeries(server(), { permalink: 'babylon-berlin', title: 'Babylon Berlin' })
    const member = await server().member()
    const watched = await set(member, 'movies/vertigo', 'watch')
    expect(watched.json().current.card).toEqual({ permalink: 'vertigo', title: 'Vertigo', year: 1958, poster })
    await set(member, `series/${show.id}`, 'watched')
    expect((await set(member, `movies/${movie.id}`, 'watch')).json()).toMatchObject({
      current: { id: watched.json().current.id },
    })
    expect(await changesOf(member)).toMatchObject([
      {
        name: 'watched',
        type: 'series',
        id: show.id,
        mark: { set: true, card: { permalink: 'babylon-berlin', title: 'Babylon Berlin', year: null, poster: null } },
      },
      { name: 'watch', type: 'movies', id: movie.id, mark: { set: true, card: { permalink: 'vertigo', poster } } },
    ])
    expect((await clear(member, 'movies/vertigo', 'watch')).json()).toMatchObject({
      current: { set: false, card: { title: 'Vertigo' } },
    })
    expect(await logged(`movies/${movie.id}`)).toBe(2)
  })

  it('keep the watchlist and what was seen apart', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    await set(member, `movies/${movie.id}`, 'watch')
    await set(member, `movies/${movie.id}`, 'watched')
    await clear(member, `movies/${movie.id}`, 'watch')
    const states = (await changesOf(member)).map((change: { name: string; mark: { set: boolean } }) => [
      change.name,
      change.mark.set,
    ])
    expect(states).toEqual([
      ['watched', true],
      ['watch', false],
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

  it('let the later intent win over the later arrival, and say what holds', async () => {
    const { entry } = await written()
    const member = await server().member()
    const thing = `trivia/${entry.id}`
    await set(member, thing, 'vote', { vote: 1 }, at(-1000))
    const stale = await set(member, thing, 'vote', { vote: -1 }, at(-60_000))
    expect(stale.statusCode).toBe(200)
    expect(stale.json()).toMatchObject({ applied: false, current: { set: true, vote: 1 } })
    await clear(member, thing, 'vote', at(0))
    expect((await set(member, thing, 'vote', { vote: 1 }, at(-500))).json()).toMatchObject({
      applied: false,
      current: { set: false, vote: null },
    })
    expect(await votes(entry.id)).toEqual([5, 2])
    expect(await logged(thing)).toBe(2)
  })

  it('have an effect once, however often one command is sent', async () => {
    const { comment } = await written()
    const member = await server().member()
    const key = { 'idempotency-key': '7a0cf0b0-53ab-4a4c-8a1c-2a6f5f5f1b01' }
    const first = await set(member, `comments/${comment.id}`, 'digg', undefined, key)
    const again = await set(member, `comments/${comment.id}`, 'digg', undefined, key)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.json()).toEqual(first.json())
    expect((await commentRow(comment.id))?.diggsCount).toBe(1)
  })

  it("are refused for good of what is one's own, but for watching it", async () => {
    const author = await server().addUser()
    const member = await server().member(author)
    const movie = await addMovie(server())
    const { id: comment } = await addComment(server(), { userId: author.id, itemId: movie.id })
    const { id: entry } = await addTrivia(server(), { userId: author.id, itemId: movie.id })
    const list = await addList(author.id, { private: true })
    for (const [thing, mark, body] of [
      [`comments/${comment}`, 'digg', undefined],
      [`comments/${comment}`, 'flag', spoiler],
      [`trivia/${entry}`, 'digg', undefined],
      [`trivia/${entry}`, 'vote', { vote: 1 }],
      [`lists/${list}`, 'digg', undefined],
      [`lists/${list}`, 'flag', spoiler],
      [`users/${author.id}`, 'follow', undefined],
      [`users/${author.id}`, 'mute', undefined],
    ] as const) {
      const answer = await set(member, thing, mark, body)
      expect([thing, mark, answer.statusCode, answer.json().code]).toEqual([thing, mark, 422, 'invalid'])
      expect(answer.json().detail).toMatch(/kannst du nicht/)
      expect((await clear(member, thing, mark)).statusCode).toBe(200)
      expect(await logged(thing)).toBe(0)
    }
    for (const thing of [`comments/${comment}`, `trivia/${entry}`, `lists/${list}`]) {
      expect((await set(member, thing, 'watch')).statusCode).toBe(200)
    }
    expect(await votes(entry)).toEqual([0, 0])
  })

  it('are for things that exist and that the member may see', async () => {
    const author = await server().addUser()
    const unborn = await server().addUser({ activatedAt: null })
    const member = await server().member()
    const things = [
      ['movies/unbekannt', 'watch'],
      ['series/unbekannt', 'watched'],
      ['people/unbekannt', 'follow'],
      ['users/unbekannt', 'follow'],
      [`users/${unborn.id}`, 'follow'],
      ['comments/unbekannt', 'digg'],
      ['trivia/unbekannt', 'digg'],
      ['lists/unbekannt', 'digg'],
      [`lists/${await addList(author.id, { private: true })}`, 'digg'],
      [`lists/${await addList(author.id, { deleted: true })}`, 'watch'],
    ] as const
    for (const [thing, mark] of things) {
      expect([thing, (await set(member, thing, mark)).json().code]).toEqual([thing, 'not_found'])
      expect([thing, (await clear(member, thing, mark)).statusCode]).toEqual([thing, 404])
    }
    expect(await changesOf(member)).toEqual([])
  })

  it('are for members, as the one who meant them', async () => {
    const { comment, author } = await written()
    const thing = `comments/${comment.id}`
    expect((await set(server().visitor(), thing, 'digg')).json().code).toBe('sign_in_needed')
    expect((await clear(server().visitor(), thing, 'digg')).statusCode).toBe(401)
    const member = await server().member()
    const elsewhere = await set(member, thing, 'digg', undefined, { 'x-expected-user': author.id })
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([403, 'other_user'])
    const keyless = await member.send('PUT', `/api/${thing}/digg`)
    expect([keyless.statusCode, keyless.json().code]).toEqual([400, 'idempotency_key_missing'])
    expect((await commentRow(comment.id))?.diggsCount).toBe(0)
  })

  it('are open to an account that is a minute old', async () => {
    const { comment } = await written()
    const member = await server().member(await server().addUser({ createdAt: server().clock.now }))
    expect((await set(member, `comments/${comment.id}`, 'digg')).statusCode).toBe(200)
  })

  it('know no address but those of things that take them; other calls answer as they did', async () => {
    const member = await server().member()
    for (const mark of markKinds) {
      for (const type of MarkableType.options) {
        const { statusCode } = await server().visitor().send('PUT', `/api/${type}/x/${mark}`)
        expect([type, mark, statusCode]).toEqual([type, mark, isMarkable(mark, type) ? 401 : 404])
      }
    }
    const asked = async (method: 'GET' | 'PUT' | 'DELETE', url: string) => {
      const { statusCode, headers } = await (method === 'GET' ? member.get(url) : member.send(method, url))
      return [statusCode, headers.allow?.split(', ').sort().join(' ')]
    }
    expect(await asked('PUT', '/api/comments/x/replies')).toEqual([405, expect.not.stringMatching(/PUT|DELETE/)])
    expect(await asked('DELETE', '/api/movies/x/comments')).toEqual([405, expect.not.stringMatching(/PUT|DELETE/)])
    expect(await asked('GET', '/api/comments/x/digg')).toEqual([405, 'DELETE PUT'])
    expect(await asked('GET', '/api/movies/x/rating')).toEqual([405, 'DELETE PUT'])
    expect(await asked('GET', '/api/movies/x/digg')).toEqual([404, undefined])
    expect(await asked('PUT', '/api/movies/x/nope')).toEqual([404, undefined])
    expect(await asked('PUT', '/api/me/x/digg')).toEqual([404, undefined])
    expect((await member.command('PUT', '/api/me/cinemas/digg')).json().code).toBe('not_found')
  })

  it('take flags of one member up to so many an hour, and go on later', async () => {
    const { comment, movie } = await written()
    const user = await server().addUser()
    const member = await server().member(user)
    const now = server().clock.now
    const flagged = Array.from({ length: FLAGS.max }, (_, index) => ({
      id: `${user.id}-${index}`,
      userId: user.id,
      kind: 'flag' as const,
      itemType: 'comments' as const,
      itemId: `c-${index}`,
      set: index % 2 === 0,
      intentAt: now,
      updatedAt: new Date(now.getTime() - 60_000),
      changeSeq: index + 1,
    }))
    await server().database.db.insert(marks).values(flagged)
    const thing = `comments/${comment.id}`
    const key = { 'idempotency-key': '7a0cf0b0-53ab-4a4c-8a1c-2a6f5f5f1b02' }
    const refused = await set(member, thing, 'flag', spoiler, key)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(refused.headers['retry-after']).toBe(String(FLAGS.windowSeconds - 60))
    expect((await set(member, thing, 'digg')).statusCode).toBe(200)
    const someone = await server().member()
    expect((await set(someone, thing, 'flag', spoiler)).statusCode).toBe(200)
    const mine = and(eq(marks.userId, user.id), eq(marks.itemId, 'c-0'))
    await server().database.db.update(marks).set({ itemId: movie.id }).where(mine)
    server().clock.advance((FLAGS.windowSeconds - 60) * 1000)
    expect((await set(member, thing, 'flag', spoiler, key)).statusCode).toBe(200)
  })

  it('go with their member, out of every count; those of others stay, but none about the one who went', async () => {
    const { author, comment, entry } = await written()
    const list = await addList(author.id)
    const [leaving, staying] = [await server().addUser(), await server().addUser()]
    const own = await addList(leaving.id)
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
