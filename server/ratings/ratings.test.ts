import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { movies } from '../db/schema/catalogue.ts'
import { effects } from '../db/schema/commands.ts'
import { ratings } from '../db/schema/ratings.ts'
import { series } from '../db/schema/series.ts'

const rating = (value: number | null, marks: { top?: boolean; flop?: boolean } = {}) => ({
  rating: { value, top: false, flop: false, ...marks },
})

describeOnBothDatabases('ratings', (server) => {
  const put = (member: Visitor, id: string, body: unknown, headers = {}) =>
    member.command('PUT', `/api/movies/${id}/rating`, body, headers)
  const clear = (member: Visitor, id: string, headers = {}) =>
    member.command('DELETE', `/api/movies/${id}/rating`, undefined, headers)
  const film = async (id: string) => (await server().database.db.select().from(movies).where(eq(movies.id, id)))[0]
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })

  it('takes a rating that says nothing of the marks for one without any', async () => {
    const movie = await addMovie(server())
    const set = await put(await server().member(), movie.id, { rating: { value: 8.5 } })
    expect(set.json()).toMatchObject({ applied: true, current: { value: 8.5, top: false, flop: false } })
  })

  it('sets, changes and clears a rating by id or permalink, and counts it', async () => {
    const movie = await addMovie(server(), { permalink: 'der-letzte-sommer' })
    const member = await server().member()
    const set = await put(member, 'der-letzte-sommer', rating(8.5, { top: true }))
    expect(set.json()).toEqual({
      applied: true,
      current: {
        id: expect.any(String),
        value: 8.5,
        top: true,
        flop: false,
        updatedAt: server().clock.now.toISOString(),
      },
      watched: expect.objectContaining({ set: true }),
    })
    expect(set.headers['cache-control']).toBe('private, no-store')
    await put(await server().member(), movie.id, rating(0))
    await put(await server().member(), movie.id, rating(10))
    expect(await film(movie.id)).toMatchObject({
      communitySum: 18.5,
      communityCount: 3,
      communityDistribution: [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1],
      criticsCount: 0,
    })
    await put(member, movie.id, rating(3))
    expect(await film(movie.id)).toMatchObject({
      communitySum: 13,
      communityDistribution: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1],
    })
    const cleared = (await clear(member, movie.id)).json().current
    expect(cleared).toMatchObject({ id: set.json().current.id, value: null, top: false, flop: false })
    expect(await film(movie.id)).toMatchObject({ communitySum: 10, communityCount: 2 })
    expect((await clear(member, movie.id)).json().applied).toBe(true)
    expect(await film(movie.id)).toMatchObject({ communitySum: 10, communityCount: 2 })
  })

  it('keeps marks without a value out of the average, and counts them as ratings of the member', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    await put(member, movie.id, rating(null, { flop: true }))
    expect(await film(movie.id)).toMatchObject({ communityCount: 0 })
    expect((await member.get('/api/session')).json().movie_ratings).toBe(1)
    await clear(member, movie.id)
    expect((await member.get('/api/session')).json().movie_ratings).toBe(0)
  })

  it("counts a critic's rating with the critics, and by the role it was made in", async () => {
    const movie = await addMovie(server())
    const critic = await server().member(await server().addUser({ credentials: 'admin_user critic_user' }))
    await put(critic, movie.id, rating(6.5))
    expect(await film(movie.id)).toMatchObject({ criticsSum: 6.5, criticsCount: 1, communityCount: 0 })
    await clear(critic, movie.id)
    expect(await film(movie.id)).toMatchObject({ criticsSum: 0, criticsCount: 0, communityCount: 0 })
  })

  it('lets the later intent win over the later arrival, and says what holds', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    await put(member, movie.id, rating(9), at(-1000))
    const stale = await clear(member, movie.id, at(-60_000))
    expect(stale.statusCode).toBe(200)
    expect(stale.json()).toMatchObject({ applied: false, current: { value: 9 } })
    expect(await film(movie.id)).toMatchObject({ communityCount: 1 })
    await clear(member, movie.id, at(0))
    expect((await put(member, movie.id, rating(2), at(-500))).json()).toMatchObject({
      applied: false,
      current: { value: null },
    })
    const { db } = server().database
    expect(await db.$count(effects, eq(effects.target, `movies/${movie.id}`))).toBe(2)
  })

  it('are the same for series, and apart from those of films', async () => {
    const movie = await addMovie(server(), { id: 'm-dark' })
    const { id } = await addSeries(server(), { id: 'se-dark', permalink: 'dark' })
    const found = async () => (await server().database.db.select().from(series).where(eq(series.id, id)))[0]
    const member = await server().member()
    const counts = async () => {
      const { movie_ratings, series_ratings } = (await member.get('/api/session')).json()
      return { movie_ratings, series_ratings }
    }
    const rate = (value: number) => member.command('PUT', '/api/series/dark/rating', rating(value))
    expect((await rate(9.5)).json()).toMatchObject({ applied: true, current: { value: 9.5 } })
    expect(await found()).toMatchObject({ communitySum: 9.5, communityCount: 1 })
    expect((await found())?.communityDistribution[9]).toBe(1)
    expect(await film(movie.id)).toMatchObject({ communityCount: 0 })
    expect(await counts()).toEqual({ movie_ratings: 0, series_ratings: 1 })
    const { changes } = (await member.get('/api/me/changes')).json()
    expect(changes).toMatchObject([
      { kind: 'rating', type: 'series', id, rating: { value: 9.5 } },
      { kind: 'mark', name: 'watched', type: 'series', id, mark: { set: true } },
    ])

    const critic = await server().member(await server().addUser({ credentials: 'critic_user' }))
    await critic.command('PUT', `/api/series/${id}/rating`, rating(4))
    expect(await found()).toMatchObject({ criticsSum: 4, criticsCount: 1, communityCount: 1 })

    await member.command('DELETE', `/api/series/${id}/rating`, undefined)
    expect(await found()).toMatchObject({ communitySum: 0, communityCount: 0 })
    expect(await counts()).toEqual({ movie_ratings: 0, series_ratings: 0 })
    const { db } = server().database
    expect(await db.$count(effects, eq(effects.target, `series/${id}`))).toBe(3)
    expect((await member.command('PUT', '/api/series/die-gibt-es-nicht/rating', rating(5))).statusCode).toBe(404)
  })

  it('corrects a wrong clock, and believes none that is ahead', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    const user = (await member.get('/api/session')).json().id
    const intent = async () => {
      const mine = and(eq(ratings.userId, user), eq(ratings.itemId, movie.id))
      return (await server().database.db.select().from(ratings).where(mine))[0]?.intentAt.getTime()
    }
    const now = server().clock.now.getTime()
    const aheadByADay = {
      'x-client-now': new Date(now + 86_400_000).toISOString(),
      'x-intent-at': new Date(now + 86_400_000 - 5000).toISOString(),
    }
    await put(member, movie.id, rating(5), aheadByADay)
    expect(await intent()).toBe(now - 5000)
    await put(member, movie.id, rating(6), at(86_400_000))
    expect(await intent()).toBe(now)
    expect((await put(member, movie.id, rating(7), { 'x-intent-at': 'gestern' })).json().applied).toBe(true)
    expect((await put(member, movie.id, rating(8), at(0))).json().applied).toBe(true)
  })

  it('count as meant after what the device had heard, where its clock was set in between', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    await put(member, movie.id, rating(5), at(-60_000))
    const years = 6 * 365 * 86_400_000
    const after = (milliseconds: number) => ({
      ...at(-years),
      'x-intent-after': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
    })
    expect((await put(member, movie.id, rating(6), at(-years))).json().applied).toBe(false)
    expect((await put(member, movie.id, rating(7), after(-90_000))).json().applied).toBe(false)
    expect((await put(member, movie.id, rating(8), after(-30_000))).json().applied).toBe(true)
    // Nobody means anything later than it arrives, and what cannot be read says nothing.
    expect((await put(member, movie.id, rating(9), after(years))).json().applied).toBe(true)
    const unreadable = { ...at(-1), 'x-intent-after': 'gestern' }
    expect((await put(member, movie.id, rating(1), unreadable)).json().applied).toBe(false)
    expect((await put(member, movie.id, rating(2), at(0))).json().applied).toBe(true)
  })

  it('tell no device of an earlier time than before, whatever becomes of the clock', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    const first = (await put(member, movie.id, rating(5), at(-7_200_000))).json().current
    server().clock.advance(-3_600_000)
    const second = (await put(member, movie.id, rating(8))).json()
    server().clock.advance(3_600_000)
    expect(second).toMatchObject({ applied: true, current: { value: 8, updatedAt: first.updatedAt } })
  })

  it('are open to an account that is a minute old', async () => {
    const movie = await addMovie(server())
    const member = await server().member(await server().addUser({ createdAt: server().clock.now }))
    expect((await put(member, movie.id, rating(7))).statusCode).toBe(200)
  })
})
