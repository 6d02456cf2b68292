import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import { effects } from '../db/schema/commands.ts'
import { ratings } from '../db/schema/ratings.ts'
import { sessions } from '../db/schema/session.ts'

const RATING = { rating: { value: 8.5, top: false, flop: false } }

describeOnBothDatabases('XSRF', (server) => {
  it('hands out one token in cookie and answer, and keeps it while it holds', async () => {
    const visitor = server().visitor()
    const first = await visitor.get('/api/csrf_token')
    const token = first.json()['X-CSRF-Token']
    expect(first.cookies).toMatchObject([{ name: 'XSRF-TOKEN', value: token, sameSite: 'Lax' }])
    expect(first.cookies[0]?.httpOnly).toBeUndefined()
    expect((await visitor.get('/api/csrf_token')).json()['X-CSRF-Token']).toBe(token)
  })

  it.each([
    ['is missing', { 'x-xsrf-token': '' }],
    ['is invented', { 'x-xsrf-token': 'aaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbb' }],
  ])('refuses every unsafe call whose token %s, login too, and changes nothing', async (_name, headers) => {
    const user = await server().addUser()
    const movie = await addMovie(server())
    const member = await server().member()
    const { db } = server().database
    const before = [await db.$count(ratings), await db.$count(effects), await db.$count(sessions)]
    const answers = [
      await member.command('PUT', `/api/movies/${movie.id}/rating`, RATING, headers),
      await member.command('DELETE', `/api/movies/${movie.id}/rating`, undefined, headers),
      await member.send('DELETE', '/api/session', undefined, headers),
      await server()
        .visitor()
        .send('POST', '/api/session', { username: user.username, password: TEST_PASSWORD }, headers),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(answers.map(() => [403, 'xsrf']))
    expect([await db.$count(ratings), await db.$count(effects), await db.$count(sessions)]).toEqual(before)
    expect((await member.get('/api/session')).json().type).toBe('RegisteredUser')
  })

  it('refuses a token whose cookie is another', async () => {
    const member = await server().member()
    const token = member.cookies.get('XSRF-TOKEN') ?? ''
    member.cookies.set('XSRF-TOKEN', 'x.y')
    expect((await member.send('DELETE', '/api/session', undefined, { 'x-xsrf-token': token })).statusCode).toBe(403)
  })

  it('binds the token to the session: login brings a fresh one, the former no longer counts', async () => {
    const user = await server().addUser()
    const visitor = server().visitor()
    await visitor.get('/api/csrf_token')
    const former = visitor.cookies.get('XSRF-TOKEN') ?? ''
    await visitor.signIn(user.username, TEST_PASSWORD)
    expect(visitor.cookies.get('XSRF-TOKEN')).not.toBe(former)
    visitor.cookies.set('XSRF-TOKEN', former)
    expect((await visitor.send('DELETE', '/api/session')).statusCode).toBe(403)
    await visitor.get('/api/csrf_token')
    expect((await visitor.send('DELETE', '/api/session')).statusCode).toBe(200)
  })

  it('refuses a call meant for another user, and one whose session is gone', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    const expecting = (id: string) =>
      member.command('PUT', `/api/movies/${movie.id}/rating`, RATING, { 'x-expected-user': id })
    const other = await expecting('u-jemand-anders')
    expect([other.statusCode, other.json().code]).toEqual([403, 'other_user'])
    expect(await server().database.db.$count(ratings)).toBe(0)
    expect((await expecting((await member.get('/api/session')).json().id)).statusCode).toBe(200)
    await member.send('DELETE', '/api/session')
    expect((await expecting('u-jemand-anders')).statusCode).toBe(401)
  })
})
