import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { logoutCall } from '#contract/session.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment, addTrivia } from '../../test/communityRows.ts'
import { kinds, type Listener, type ListenInput, listening, onFilm, things } from '../../test/listenTo.ts'
import { addList } from '../../test/lists.ts'
import { anotherProcess, describeOnBothDatabases } from '../../test/server.ts'
import { createRandom } from '../../test/torture/random.ts'
import type { Visitor } from '../../test/visitor.ts'
import { privacy } from '../db/schema/friends.ts'
import { lists } from '../db/schema/lists.ts'
import { prune } from './queries.ts'
import { announce } from './service.ts'

const listen = listening()

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
    const [visitor, elsewhere] = [await page(onFilm(film.permalink)), await page(onFilm(other.id))]
    expect([visitor.status, visitor.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(visitor.headers.get('cache-control')).toBe('private, no-store, no-transform')
    expect(visitor.headers.get('content-encoding')).toBeNull()
    const id = await write(member, film.id)
    const reply = await write(member, film.id, { parent_id: id })
    await (await server().member()).command('PUT', `/api/comments/${id}/digg`)
    await member.command('DELETE', `/api/comments/${reply}`)
    // Whether the event of the reply was sent before the reply was deleted depends on timing.
    await expect.poll(() => kinds(visitor).filter((kind) => kind !== 'comment.created').length).toBe(2)
    expect(kinds(visitor).slice(-2)).toEqual(['comment.digged', 'comment.deleted'])
    // The topic has the name from the page; the event contains no words and no names.
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

  it('tell of what is on a list those alone who may see it, by its own settings and by its member’s', async () => {
    const [author, friend] = [await server().addUser(), await server().addUser()]
    const [own, near, stranger] = [
      await server().member(author),
      await server().member(friend),
      await server().member(),
    ]
    await own.command('PUT', `/api/users/${friend.id}/friendship`)
    await near.command('PUT', `/api/users/${author.id}/friendship`)
    await server().database.db.insert(privacy).values({ userId: author.id, lists: 'friends' })
    const all = {
      friends: await addList(server(), { userId: author.id }),
      secret: await addList(server(), { userId: author.id, private: true }),
      hidden: await addList(server(), { userId: author.id, hidden: true }),
      gone: await addList(server(), { userId: author.id, deleted: true }),
      open: await addList(server(), { userId: friend.id }),
    }
    const query = `?${Object.values(all)
      .map(({ id }) => `topics[]=lists/${id}`)
      .join('&')}`
    const cookies = [own.cookies, near.cookies, stranger.cookies, new Map()]
    const pages = await Promise.all(cookies.map((each) => page({ cookies: each, query })))
    const happenings = Object.entries(all).map(([name, { id }]) => ({
      ...{
        kind: 'comment.deleted' as const,
        topic: `lists/${id}`,
        thing: { type: 'comments', id: name },
        actorId: null,
      },
    }))
    await server().database.db.transaction((tx) => announce(tx, server().clock.now, happenings))
    // Each page gets the last event: events that it has not received by then are withheld from it. The event of the
    // friendship may come as well.
    for (const each of pages) await expect.poll(() => things(each).at(-1)).toBe('open')
    expect(pages.map((each) => things(each).filter((id) => id in all))).toEqual([
      ['friends', 'secret', 'hidden', 'open'],
      ['friends', 'open'],
      ['open'],
      ['open'],
    ])
  })

  it('tell nothing of a hidden or deleted piece of trivia, nor of what is said of it', async () => {
    const film = await addMovie(server())
    const { id: userId } = await server().addUser()
    const shown = await addTrivia(server(), { itemId: film.id, userId })
    const hidden = await addTrivia(server(), { itemId: film.id, userId, hidden: true })
    const gone = await addTrivia(server(), { itemId: film.id, userId, deleted: true })
    const facts = [hidden, gone, shown]
    const topics = [`movies/${film.id}`, ...facts.map(({ id }) => `trivia/${id}`)]
    const visitor = await page({ query: `?${topics.map((topic) => `topics[]=${topic}`).join('&')}` })
    const happenings = facts.flatMap(({ id }) => [
      { kind: 'trivia.updated' as const, topic: `movies/${film.id}`, thing: { type: 'trivia', id }, actorId: null },
      {
        ...{ kind: 'comment.deleted' as const, topic: `trivia/${id}`, actorId: null },
        thing: { type: 'comments', id: `on ${id}` },
      },
    ])
    await server().database.db.transaction((tx) => announce(tx, server().clock.now, happenings))
    await expect.poll(() => things(visitor)).toEqual([shown.id, `on ${shown.id}`])
  })

  it('end once their member has signed out elsewhere; those of others go on', async () => {
    const film = await addMovie(server())
    const [one, two] = [await server().member(), await server().member()]
    const app = await anotherProcess(server(), { live: { beatMs: 20 } })
    const [stays, visitor, gone] = [
      await listen(app, { cookies: two.cookies, ...onFilm(film.id) }),
      await listen(app, onFilm(film.id)),
      await listen(app, { cookies: new Map(one.cookies), ...onFilm(film.id) }),
    ]
    await one.send('DELETE', logoutCall.path)
    await gone.ended
    await tell(film.id, 'later')
    await expect.poll(() => [things(stays), things(visitor)]).toEqual([['later'], ['later']])
    expect(things(gone)).toEqual([])
    await app.close()
  })

  it('tell nothing more to a session that has ended, before its stream is looked at too', async () => {
    const film = await addMovie(server())
    const [one, two] = [await server().member(), await server().member()]
    const [stays, gone] = [
      await page({ cookies: two.cookies, ...onFilm(film.id) }),
      await page({ cookies: new Map(one.cookies), ...onFilm(film.id) }),
    ]
    await one.send('DELETE', logoutCall.path)
    await tell(film.id, 'later')
    await expect.poll(() => things(stays)).toEqual(['later'])
    await gone.ended
    expect(things(gone)).toEqual([])
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

  it('tell both members of each change of their friendship, and nobody else', async () => {
    const [anna, ben] = [await server().addUser(), await server().addUser()]
    const [annas, bens] = [await server().member(anna), await server().member(ben)]
    const stranger = await server().member()
    const pages = await Promise.all([annas, bens, stranger].map(({ cookies }) => page({ cookies })))
    const changes = () =>
      pages.map(({ heard }) =>
        heard.flatMap((event) => (event !== 'reset' && event.kind === 'friendship.changed' ? [event.thing.id] : [])),
      )
    const [asks, answers] = [`/api/users/${ben.id}/friendship`, `/api/users/${anna.id}/friendship`]
    const acts = [
      () => annas.command('PUT', asks),
      () => bens.command('PUT', answers),
      () => annas.command('DELETE', asks),
      () => annas.command('PUT', asks),
      // Refused by one side, and withdrawn by the other.
      () => bens.command('DELETE', answers),
      () => annas.command('PUT', asks),
      () => annas.command('DELETE', asks),
    ]
    for (const [index, act] of acts.entries()) {
      server().clock.advance(1000)
      expect((await act()).statusCode).toBe(200)
      const times = index + 1
      await expect.poll(changes).toEqual([Array(times).fill(ben.id), Array(times).fill(anna.id), []])
    }
    // Nothing is left to take back: the first command announces nothing.
    await annas.command('DELETE', asks)
    await annas.command('PUT', asks)
    await expect.poll(() => changes()[1]?.length).toBe(acts.length + 1)
  })

  it('are taken up again where they were broken off: nothing is lost or told twice, however often', async () => {
    const film = await addMovie(server())
    const random = createRandom(20_261_122)
    const heard: string[] = []
    const told: string[] = []
    let lastId: string | null = null
    for (let round = 0; round < 12; round++) {
      const listener: Listener = await page({ ...onFilm(film.id), ...(lastId === null ? {} : { lastId }) })
      for (let index = random.below(4); index > 0; index--) {
        told.push(`${round}-${index}`)
        await tell(film.id, `${round}-${index}`)
      }
      // Some streams are cut in the middle of their events.
      if (random.below(3) > 0) await expect.poll(() => [...heard, ...things(listener)]).toEqual(told)
      await listener.stop()
      heard.push(...things(listener))
      lastId = listener.lastId
      for (let index = random.below(4); index > 0; index--) {
        told.push(`${round}-away-${index}`)
        await tell(film.id, `${round}-away-${index}`)
      }
    }
    const last = await page({ ...onFilm(film.id), lastId })
    await expect.poll(() => [...heard, ...things(last)]).toEqual(told)
  })

  it('begin with what happened since the page was made', async () => {
    const film = await addMovie(server())
    await tell(film.id, 'before')
    server().clock.advance(60_000)
    await tell(film.id, 'after')
    // The clock of the process that made the page may be ahead of the clock of the process that announced the event.
    const from = new Date(server().clock.now.getTime() + 9_000).toISOString()
    const listener = await page({ query: `?topics[]=movies/${film.id}&from=${encodeURIComponent(from)}` })
    await expect.poll(() => things(listener)).toEqual(['after'])
  })

  it('say so where too much was missed', async () => {
    const film = await addMovie(server())
    const { lastId, stop } = await page(onFilm(film.id))
    const place = lastId
    await stop()
    for (let index = 0; index < 3; index++) await tell(film.id, `${index}`)
    await prune(server().database.db, new Date(server().clock.now.getTime() + 1))
    expect((await page({ ...onFilm(film.id), lastId: place })).heard).toEqual(['reset'])
    const future = `${BigInt(place?.split('-')[0] ?? 0) + 1_000_000n}-0`
    expect((await page({ ...onFilm(film.id), lastId: future })).heard).toEqual(['reset'])
    const fresh = await page(onFilm(film.id))
    await tell(film.id, 'new')
    await expect.poll(() => things(fresh)).toEqual(['new'])
  })

  it('refuse what is no place and no topic', async () => {
    for (const query of ['?since=gestern', '?topics[]=users/u-1', '?topics[]=me', '?from=heute']) {
      expect((await server().visitor().get(`/api/events${query}`)).statusCode, query).toBe(400)
    }
  })
})
