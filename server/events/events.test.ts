import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { type Listener, type ListenInput, listenTo } from '../../test/listenTo.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { createRandom } from '../../test/torture/random.ts'
import type { Visitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/client.ts'
import { migrationsFolder } from '../db/projectRoot.ts'
import { comments } from '../db/schema/community.ts'
import { lists } from '../db/schema/lists.ts'
import { createJobs } from '../jobs/service.ts'
import { prune } from './queries.ts'
import { announce } from './service.ts'

const open: Listener[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.stop()))
})
async function listen(...input: Parameters<typeof listenTo>): Promise<Listener> {
  const listener = await listenTo(...input)
  open.push(listener)
  // The first block brings the place where the stream begins.
  await expect.poll(() => listener.begun).toBe(true)
  return listener
}
const on = (film: string) => ({ query: `?topics[]=movies/${film}` })
const kinds = ({ heard }: Listener) => heard.map((event) => (event === 'reset' ? event : event.kind))
const things = ({ heard }: Listener) => heard.map((event) => (event === 'reset' ? event : event.thing.id))

describeOnBothDatabases('live events', (server) => {
  const page = (input?: ListenInput) => listen(server().app, input)
  const write = async (member: Visitor, film: string, comment: object = {}): Promise<string> => {
    const body = { comment: { body: 'Ein Film wie ein See.', ...comment } }
    return (await member.command('POST', `/api/movies/${film}/comments`, body)).json().current.id
  }
  const tell = (film: string, id: string) =>
    server().database.db.transaction((tx) =>
      announce(tx, server().clock.now, [
        { kind: 'trivia.deleted', topic: `movies/${film}`, thing: { type: 'trivia', id }, actorId: null },
      ]),
    )

  it('reach whoever has a page of the thing open, visitors too, and nobody else', async () => {
    const [film, other] = [await addMovie(server()), await addMovie(server())]
    const member = await server().member()
    const [visitor, elsewhere] = [await page(on(film.permalink)), await page(on(other.id))]
    expect([visitor.status, visitor.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(visitor.headers.get('cache-control')).toBe('private, no-store, no-transform')
    expect(visitor.headers.get('content-encoding')).toBeNull()
    const id = await write(member, film.id)
    const reply = await write(member, film.id, { parent_id: id })
    await (await server().member()).command('PUT', `/api/comments/${id}/digg`)
    await member.command('DELETE', `/api/comments/${reply}`)
    // The reply was gone before it was told of, or not: that depends on who was quicker.
    await expect.poll(() => kinds(visitor).filter((kind) => kind !== 'comment.created').length).toBe(2)
    expect(kinds(visitor).slice(-2)).toEqual(['comment.digged', 'comment.deleted'])
    // Named as the page has named it, with nobody's words and nobody's name.
    expect(visitor.heard[0]).toEqual({
      kind: 'comment.created',
      topic: `movies/${film.permalink}`,
      thing: { type: 'comments', id },
      parent: null,
    })
    expect(visitor.heard.at(-1)).toMatchObject({ kind: 'comment.deleted', thing: { id: reply }, parent: id })
    expect(elsewhere.heard).toEqual([])
  })

  it('tell nothing of what is hidden, of whoever the listener has muted, or of a private list', async () => {
    const film = await addMovie(server())
    const [loud, reader] = [await server().addUser(), await server().addUser()]
    const [muted, member] = [await server().member(loud), await server().member(reader)]
    await member.command('PUT', `/api/users/${loud.id}/mute`)
    const now = server().clock.now
    const times = { createdAt: now, intentAt: now, updatedAt: now, changeSeq: 1 }
    const list = { id: randomUUID(), userId: loud.id, name: 'Für mich', private: true, ...times }
    await server().database.db.insert(lists).values(list)
    const query = `?topics[]=movies/${film.id}&topics[]=lists/${list.id}`
    const own = await page({ cookies: member.cookies, query })
    const visitor = await page({ query })
    const author = await page({ cookies: muted.cookies, query })

    const said = await write(muted, film.id)
    const hidden = await addComment(server(), { userId: reader.id, itemId: film.id, hidden: true })
    await server().database.db.transaction((tx) =>
      announce(tx, now, [
        {
          kind: 'comment.updated',
          topic: `movies/${film.id}`,
          thing: { type: 'comments', id: hidden.id },
          actorId: reader.id,
        },
        { kind: 'comment.deleted', topic: `lists/${list.id}`, thing: { type: 'comments', id: 'c-1' }, actorId: null },
      ]),
    )
    await tell(film.id, 'last')
    await expect.poll(() => things(own)).toEqual(['last'])
    await expect.poll(() => things(visitor)).toEqual([said, 'last'])
    await expect.poll(() => things(author)).toEqual([said, 'c-1', 'last'])
  })

  it('tell a member alone of what is theirs', async () => {
    const film = await addMovie(server())
    const [one, two] = [await server().member(), await server().member()]
    const id = await write(one, film.id)
    const [own, other, visitor] = [
      await page({ cookies: one.cookies }),
      await page({ cookies: two.cookies }),
      await page({ query: '?topics[]=people/x' }),
    ]
    await write(two, film.id, { parent_id: id })
    await expect.poll(() => own.heard).toMatchObject([{ kind: 'notification.received', topic: 'me' }])
    expect([other.heard, visitor.heard]).toEqual([[], []])
  })

  it('are taken up again where they were broken off: nothing is lost or told twice, however often', async () => {
    const film = await addMovie(server())
    const random = createRandom(20_261_122)
    const heard: string[] = []
    const told: string[] = []
    let lastId: string | null = null
    for (let round = 0; round < 12; round++) {
      const listener: Listener = await page({ ...on(film.id), ...(lastId === null ? {} : { lastId }) })
      for (let index = random.below(4); index > 0; index--) {
        told.push(`${round}-${index}`)
        await tell(film.id, `${round}-${index}`)
      }
      // Now and then it is cut in the middle of what it is being told.
      if (random.below(3) > 0) await expect.poll(() => [...heard, ...things(listener)]).toEqual(told)
      await listener.stop()
      heard.push(...things(listener))
      lastId = listener.lastId
      for (let index = random.below(4); index > 0; index--) {
        told.push(`${round}-away-${index}`)
        await tell(film.id, `${round}-away-${index}`)
      }
    }
    const last = await page({ ...on(film.id), lastId })
    await expect.poll(() => [...heard, ...things(last)]).toEqual(told)
  })

  it('begin with what happened since the page was made', async () => {
    const film = await addMovie(server())
    await tell(film.id, 'before')
    server().clock.advance(60_000)
    const from = server().clock.now.toISOString()
    await tell(film.id, 'after')
    const listener = await page({ query: `?topics[]=movies/${film.id}&from=${encodeURIComponent(from)}` })
    await expect.poll(() => things(listener)).toEqual(['after'])
  })

  it('say so where too much was missed', async () => {
    const film = await addMovie(server())
    const { lastId, stop } = await page(on(film.id))
    const place = lastId
    await stop()
    for (let index = 0; index < 3; index++) await tell(film.id, `${index}`)
    await prune(server().database.db, new Date(server().clock.now.getTime() + 1))
    expect((await page({ ...on(film.id), lastId: place })).heard).toEqual(['reset'])
    const future = `${BigInt(place?.split('-')[0] ?? 0) + 1_000_000n}-0`
    expect((await page({ ...on(film.id), lastId: future })).heard).toEqual(['reset'])
    const fresh = await page(on(film.id))
    await tell(film.id, 'new')
    await expect.poll(() => things(fresh)).toEqual(['new'])
  })

  it('refuse what is no place and no topic', async () => {
    for (const query of ['?since=gestern', '?topics[]=users/u-1', '?topics[]=me', '?from=heute']) {
      expect((await server().visitor().get(`/api/events${query}`)).statusCode, query).toBe(400)
    }
  })
})

describeOnBothDatabases(
  'live events of several processes',
  (server) => {
    const tell = (film: string, id: string) => ({
      kind: 'trivia.deleted' as const,
      topic: `movies/${film}`,
      thing: { type: 'trivia', id },
      actorId: null,
    })

    it('reach a page of another process, and end cleanly with theirs', async () => {
      const { config, clock } = server()
      const url = server().database.pool.options.connectionString ?? ''
      const database = openDatabase({ kind: 'postgres', url, connections: 4 }, migrationsFolder())
      const logger = pino({ level: 'silent' })
      const jobs = createJobs({ database, clock: () => clock.now, logger })
      const secret = 'a secret that is for tests only, always'
      const second = await buildApp({ config, database, clock: () => clock.now, logger, jobs, secret })
      const film = await addMovie(server())
      const member = await server().member()
      const there = await listen(second, on(film.id))
      const body = { comment: { body: 'Von drüben.' } }
      await member.command('POST', `/api/movies/${film.id}/comments`, body)
      await expect.poll(() => kinds(there)).toEqual(['comment.created'])
      await second.close()
      await there.ended
      const { lastId } = there
      await member.command('POST', `/api/movies/${film.id}/comments`, body)
      // The browser comes back, to whichever process answers.
      const again = await listen(server().app, { ...on(film.id), lastId })
      await expect.poll(() => kinds(again)).toEqual(['comment.created'])
      await database.close()
    })

    it('wait for a transaction that began before them and commits after them', async () => {
      const film = await addMovie(server())
      const { db } = server().database
      const listener = await listen(server().app, on(film.id))
      let commit = () => {}
      const held = new Promise<void>((resolve) => {
        commit = resolve
      })
      let announced = () => {}
      const isAnnounced = new Promise<void>((resolve) => {
        announced = resolve
      })
      const slow = db.transaction(async (tx) => {
        await announce(tx, server().clock.now, [tell(film.id, 'slow')])
        announced()
        await held
      })
      await isAnnounced
      await db.transaction((tx) => announce(tx, server().clock.now, [tell(film.id, 'quick')]))
      // Who comes now is told neither, and its place lies before both.
      const late = await listen(server().app, on(film.id))
      expect([things(listener), things(late)]).toEqual([[], []])
      commit()
      await slow
      await expect.poll(() => things(listener)).toEqual(['slow', 'quick'])
      await expect.poll(() => things(late)).toEqual(['slow', 'quick'])
    })

    it('are of nothing that was taken back before it was told', async () => {
      const film = await addMovie(server())
      const { db } = server().database
      const author = await server().addUser()
      const comment = await addComment(server(), { userId: author.id, itemId: film.id })
      const thing = { type: 'comments', id: comment.id }
      const happening = { kind: 'comment.created' as const, topic: `movies/${film.id}`, thing, actorId: author.id }
      const { lastId, stop } = await listen(server().app, on(film.id))
      await stop()
      await db.transaction((tx) => announce(tx, server().clock.now, [happening]))
      await db.update(comments).set({ deleted: true }).where(eq(comments.id, comment.id))
      await db.transaction((tx) => announce(tx, server().clock.now, [{ ...happening, kind: 'comment.deleted' }]))
      const again = await listen(server().app, { ...on(film.id), lastId })
      await expect.poll(() => kinds(again)).toEqual(['comment.deleted'])
    })
  },
  // It takes two sessions.
  { only: 'postgres' },
)
