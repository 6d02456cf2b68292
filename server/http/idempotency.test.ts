import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { movies } from '../db/schema/catalogue.ts'
import { effects, idempotency } from '../db/schema/commands.ts'
import { limits } from '../db/schema/limits.ts'

const RATING = { rating: { value: 8.5, top: false, flop: false } }

describeOnBothDatabases('a command', (server) => {
  const effectsOf = (key: string) => server().database.db.select().from(effects).where(eq(effects.key, key))

  it('takes effect once, however often it is sent, and answers the same', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => member.command('PUT', `/api/movies/${movie.id}/rating`, RATING, headers)
    const [first, second, third] = [await send(), await send(), await send()]
    expect(first.statusCode).toBe(200)
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.json()).toEqual(first.json())
    expect(third.json()).toEqual(first.json())
    for (const answer of [first, second]) expect(answer.headers['idempotency-key']).toBe(headers['idempotency-key'])
    expect(await effectsOf(headers['idempotency-key'])).toMatchObject([
      { kind: 'rating.set', target: `movies/${movie.id}`, at: server().clock.now },
    ])
    const [counted] = await server().database.db.select().from(movies).where(eq(movies.id, movie.id))
    expect(counted?.communityCount).toBe(1)
  })

  it('is refused without a key, or with one that is no UUID', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    for (const key of ['', 'eins', '1234']) {
      const answer = await member.command('PUT', `/api/movies/${movie.id}/rating`, RATING, { 'idempotency-key': key })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'idempotency_key_missing'])
      expect(answer.headers['idempotency-key']).toBeUndefined()
    }
  })

  it('is refused when its key belongs to another body, method or address, and changes nothing', async () => {
    const [one, other] = [await addMovie(server()), await addMovie(server())]
    const member = await server().member()
    const headers = { 'idempotency-key': randomUUID() }
    await member.command('PUT', `/api/movies/${one.id}/rating`, RATING, headers)
    const answers = [
      await member.command('PUT', `/api/movies/${one.id}/rating`, { rating: { ...RATING.rating, value: 1 } }, headers),
      await member.command('PUT', `/api/movies/${other.id}/rating`, RATING, headers),
      await member.command('DELETE', `/api/movies/${one.id}/rating`, undefined, headers),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [422, 'key_reused']),
    )
    expect(await effectsOf(headers['idempotency-key'])).toHaveLength(1)
  })

  it('of one member does not get in the way of the same key of another', async () => {
    const movie = await addMovie(server())
    const headers = { 'idempotency-key': randomUUID() }
    for (const member of [await server().member(), await server().member()]) {
      const answer = await member.command('PUT', `/api/movies/${movie.id}/rating`, RATING, headers)
      expect(answer.headers['idempotency-replayed']).toBeUndefined()
      expect(answer.statusCode).toBe(200)
    }
    expect(await effectsOf(headers['idempotency-key'])).toHaveLength(2)
  })

  it('is kept with a lasting refusal, whose id is of the request that asks', async () => {
    const member = await server().member()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => member.command('PUT', '/api/movies/m-late/rating', RATING, headers)
    const first = await send()
    await addMovie(server(), { id: 'm-late' })
    const second = await send()
    expect([first.statusCode, second.statusCode]).toEqual([404, 404])
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.headers['content-type']).toMatch('application/problem+json')
    expect(second.json()).toEqual({ ...first.json(), request_id: second.headers['x-request-id'] })
    expect(second.json().request_id).not.toBe(first.json().request_id)
  })

  it('is not kept with a refusal that passes: a token, a session, a limit', async () => {
    const movie = await addMovie(server())
    const user = await server().addUser()
    const member = await server().member(user)
    const headers = { 'idempotency-key': randomUUID() }
    const send = (extra = {}) =>
      member.command('PUT', `/api/movies/${movie.id}/rating`, RATING, { ...headers, ...extra })
    expect((await send({ 'x-xsrf-token': 'falsch' })).statusCode).toBe(403)
    expect((await send({ 'x-expected-user': 'u-anders' })).statusCode).toBe(403)
    const { db } = server().database
    const bucket = `commands:${user.id}`
    await db.delete(limits)
    await db.insert(limits).values({ bucket, count: 5000, resetsAt: new Date(server().clock.now.getTime() + 30_000) })
    const limited = await send()
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '30'])
    expect(limited.headers['idempotency-key']).toBe(headers['idempotency-key'])
    await db.delete(limits).where(eq(limits.bucket, bucket))
    expect(await db.select().from(idempotency).where(eq(idempotency.key, headers['idempotency-key']))).toEqual([])
    const answer = await send()
    expect([answer.statusCode, answer.headers['idempotency-replayed']]).toEqual([200, undefined])
  })

  it('sent six times at once takes effect once', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => member.command('PUT', `/api/movies/${movie.id}/rating`, RATING, headers)),
    )
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
    expect(
      answers.filter(({ statusCode, headers: h }) => statusCode === 200 && !h['idempotency-replayed']),
    ).toHaveLength(1)
    expect(await effectsOf(headers['idempotency-key'])).toHaveLength(1)
  })
})

// One connection cannot meet itself: only PostgreSQL sees two transactions with one key.
describeOnBothDatabases(
  'a command in progress',
  (server) => {
    it('answers 409 to a second one with its key, which may come again', async () => {
      const movie = await addMovie(server())
      const user = await server().addUser()
      const member = await server().member(user)
      const key = randomUUID()
      const send = () => member.command('PUT', `/api/movies/${movie.id}/rating`, RATING, { 'idempotency-key': key })
      const other = await server().database.pool.connect()
      await other.query('begin')
      await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`command:${user.id}:${key}`])
      const refused = await send()
      expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
        409,
        'in_progress',
        '1',
      ])
      await other.query('rollback')
      other.release()
      expect((await send()).statusCode).toBe(200)
    })
  },
  { only: 'postgres' },
)
