import { expect, it } from 'vitest'
import { logoutCall } from '#contract/session.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { kinds, type Listener, type ListenInput, listening, onFilm, things } from '../../test/listenTo.ts'
import { anotherProcess, describeOnBothDatabases } from '../../test/server.ts'
import { createRandom } from '../../test/torture/random.ts'
import { writeComment as write } from '../../test/writeComment.ts'
import { prune } from './pruning/queries.ts'
import { announce } from './service.ts'

const listen = listening()

describeOnBothDatabases('live events', (server) => {
  const page = (input?: ListenInput) => listen(server().app, input)
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
