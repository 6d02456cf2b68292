import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { addCinema } from '../../test/cinemaRows.ts'
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
    expect(first).toMatchObject({ more: false, changes: [{ kind: 'rating', type: 'movies', id: one?.id }] })
    await rated(member, two?.id ?? '')
    await member.command('DELETE', `/api/movies/${one?.id}/rating`)
    const second = await since(member, first.cursor)
    expect(
      second.changes.map((change: { id: string; rating: { value: number | null } }) => [
        change.id,
        change.rating.value,
      ]),
    ).toEqual([
      [two?.id, 5],
      [one?.id, null],
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
      { kind: 'favouriteCinema', cinema: { id: two.id, permalink: two.permalink, name: two.name }, favourite: true },
      { kind: 'favouriteCinema', cinema: { id: one.id }, favourite: false },
    ])
    expect((await since(member, cursor)).changes).toEqual([])
  })

  it('begin anew with a cursor of another database', async () => {
    const [movie] = await addMovies(server(), 1)
    const member = await server().member()
    await rated(member, movie?.id ?? '')
    expect((await since(member, '4000')).changes).toHaveLength(1)
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
