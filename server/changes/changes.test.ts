import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { addCinema } from '../../test/cinemaRows.ts'
import { addComment, addTrivia } from '../../test/communityRows.ts'
import { describeOnBothDatabases, type TestServer } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { ratings } from '../db/schema/ratings.ts'
import { users } from '../db/schema/users.ts'

describeOnBothDatabases('changes', (server) => {
  const since = async (member: Visitor, cursor?: string) =>
    (await member.get(`/api/me/changes${cursor === undefined ? '' : `?since=${cursor}`}`)).json()
  const rated = (member: Visitor, id: string) =>
    member.command('PUT', `/api/movies/${id}/rating`, { rating: { value: 5, top: false, flop: false } })
  const addMovies = (harness: TestServer, number: number) =>
    Promise.all(Array.from({ length: number }, () => addMovie(harness)))

  it("give a member's own state since a cursor, nobody else's, and cleared ratings too", async () => {
    const [one, two] = await addMovies(server(), 2)
    const member = await server().member()
    await rated(await server().member(), one?.id ?? '')
    await rated(member, one?.id ?? '')
    const first = await since(member)
    const seen = (id: string | undefined) => ({
      kind: 'mark',
      name: 'watched',
      type: 'movies',
      id,
      mark: { set: true },
    })
    expect(first).toMatchObject({
      more: false,
      changes: [{ kind: 'rating', type: 'movies', id: one?.id }, seen(one?.id)],
    })
    await rated(member, two?.id ?? '')
    await member.command('DELETE', `/api/movies/${one?.id}/rating`)
    const second = await since(member, first.cursor)
    expect(second.changes).toMatchObject([
      { kind: 'rating', id: two?.id, rating: { value: 5 } },
      seen(two?.id),
      { kind: 'rating', id: one?.id, rating: { value: null } },
    ])
    expect(await since(member, second.cursor)).toEqual({ changes: [], cursor: second.cursor, more: false })
  })

  it('give all kinds in the order in which they happened', async () => {
    const [movie] = await addMovies(server(), 1)
    const [one, two] = [await addCinema(server()), await addCinema(server())]
    const member = await server().member()
    await member.command('PUT', `/api/me/cinemas/${one.id}`)
    await rated(member, movie?.id ?? '')
    await member.command('PUT', `/api/me/cinemas/${two.id}`)
    await member.command('DELETE', `/api/me/cinemas/${one.id}`)
    const { changes, cursor } = await since(member)
    expect(changes).toMatchObject([
      { kind: 'rating', id: movie?.id },
      { kind: 'mark', name: 'watched', id: movie?.id },
      { kind: 'favouriteCinema', cinema: { id: two.id, permalink: two.permalink, name: two.name }, favourite: true },
      { kind: 'favouriteCinema', cinema: { id: one.id }, favourite: false },
    ])
    expect((await since(member, cursor)).changes).toEqual([])
  })

  it('bring what a member wrote elsewhere: new, in other words, taken back; each once, as it is by now', async () => {
    const [movie] = await addMovies(server(), 1)
    const user = await server().addUser()
    const [phone, laptop] = [await server().member(user), await server().member(user)]
    const write = (comment: object) => phone.command('POST', `/api/movies/${movie?.id}/comments`, { comment })
    const [one, two] = [
      (await write({ body: 'Eins.' })).json().current,
      (await write({ body: 'Zwei.' })).json().current,
    ]
    const trivia = { body: 'Gedreht bei Regen.', category: 'Dreharbeiten' }
    const fact = (await phone.command('POST', `/api/movies/${movie?.id}/trivia`, { trivia })).json().current
    const first = await since(laptop)
    expect(first.changes).toEqual([
      { kind: 'comment', ...one },
      { kind: 'comment', ...two },
      { kind: 'trivia', ...fact },
    ])
    const reworded = await phone.command('PATCH', `/api/trivia/${fact.id}`, {
      trivia: { ...trivia, category: 'Musik' },
    })
    await phone.command('PATCH', `/api/comments/${one.id}`, { comment: { body: 'Anders.', spoiler: true } })
    const gone = await phone.command('DELETE', `/api/comments/${one.id}`)
    const second = await since(laptop, first.cursor)
    expect(second.changes).toEqual([
      { kind: 'trivia', ...reworded.json().current },
      { kind: 'comment', ...gone.json().current },
    ])
    expect(second.changes[1]).toMatchObject({ body: '', deleted: true })
    // A version is a time of its own, so that a device never takes the one before for the newer one.
    expect(Date.parse(second.changes[1].updatedAt)).toBeGreaterThan(Date.parse(one.updatedAt) + 1)
    await phone.command('DELETE', `/api/trivia/${fact.id}`)
    await phone.command('DELETE', `/api/comments/${two.id}`)
    expect((await since(laptop, second.cursor)).changes).toMatchObject([
      { kind: 'trivia', body: '', deleted: true },
      { kind: 'comment', id: two.id, deleted: true },
    ])
    expect((await since(await server().member())).changes).toEqual([])
  })

  it('say what the moderation hides of it and shows again, with the words and their version as they were', async () => {
    const [movie] = await addMovies(server(), 1)
    const author = await server().addUser()
    const on = { userId: author.id, itemId: movie?.id ?? '' }
    const things = [
      { type: 'comments', kind: 'comment', ...(await addComment(server(), on)) },
      { type: 'trivia', kind: 'trivia', ...(await addTrivia(server(), on)) },
    ]
    const member = await server().member(author)
    const moderator = await server().member(await server().addUser({ credentials: 'community_manager' }))
    const act = (action: string, { type, id }: { type: string; id: string }) =>
      moderator.command('POST', '/api/moderation/actions', {
        moderation: { id: randomUUID(), reason: 'Werbung.', action, type, item: id },
      })
    let { cursor } = await since(member)
    for (const thing of things) {
      const { kind, id, body } = thing
      const told = { kind, id, body, updatedAt: thing.updatedAt.toISOString() }
      server().clock.advance(60_000)
      expect((await act('hide', thing)).json().applied).toBe(true)
      const hidden = await since(member, cursor)
      expect(hidden.changes).toMatchObject([{ ...told, hidden: true }])
      await act('restore', thing)
      const shown = await since(member, hidden.cursor)
      expect(shown.changes).toMatchObject([told])
      expect(shown.changes[0]).not.toHaveProperty('hidden')
      cursor = shown.cursor
    }
  })

  it('begin anew with a cursor of another database', async () => {
    const [movie] = await addMovies(server(), 1)
    const member = await server().member()
    await rated(member, movie?.id ?? '')
    expect((await since(member, '4000')).changes).toHaveLength(2)
  })

  it('come in pages that miss nothing', async () => {
    const user = await server().addUser()
    const { db } = server().database
    const now = server().clock.now
    const rows = Array.from({ length: 201 }, (_, index) => ({
      id: `${user.id}-${index}`,
      userId: user.id,
      itemType: 'movies' as const,
      itemId: `m-${index}`,
      value: 5,
      intentAt: now,
      updatedAt: now,
      changeSeq: index + 1,
    }))
    await db.insert(ratings).values(rows)
    await db.update(users).set({ changeSeq: 201 }).where(eq(users.id, user.id))
    const member = await server().member(user)
    const first = await since(member)
    expect([first.changes.length, first.cursor, first.more]).toEqual([200, '200', true])
    expect(await since(member, first.cursor)).toMatchObject({ more: false, changes: [{ id: 'm-200' }] })
  })
})
