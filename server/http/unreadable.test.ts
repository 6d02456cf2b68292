import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { ratings } from '../db/schema/ratings.ts'

const RATING = { rating: { value: 8.5, top: false, flop: false } }
const ENDS_OF_TIME = [
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  'gestern',
]

describeOnBothDatabases('what cannot be read or kept', (server) => {
  it.each([
    '/api/movies/a%00b',
    '/api/users/a%00b',
    '/api/movies?genre[]=%00',
    '/api/movies?%00=1',
    '/api/search?q=a%00b',
    '/t.gif?e=Page%20View&d=a%00&t=/',
    '/?a=b?%00',
  ])('is malformed with U+0000 where a call reads it: %s', async (url) => {
    const answer = await (await server().member()).get(url)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
  })

  it.each(['/cinema_showtimes/a%00.ics', '/images/a%00/52/a', '/sitemap/%00.xml', '/movies/a%00', '/nirgends%00'])(
    'is no address with U+0000: %s',
    async (url) => {
      const answer = await server().visitor().get(url)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    },
  )

  it.each([
    ['U+0000 in a string', '{"list":{"name":"a\\u0000b"}}', { name: [expect.any(String)] }],
    ['the first half of a character', '{"list":{"name":"a\\ud83d"}}', { name: [expect.any(String)] }],
    [
      'the second half of one',
      '{"list":{"name":"Liste","description":"\\ude00"}}',
      { description: [expect.any(String)] },
    ],
    ['a name with U+0000', '{"list":{"name":"Liste","a\\u0000":1}}', { list: [expect.any(String)] }],
    [
      'half a character in what nobody reads',
      '{"list":{"name":"Liste"},"x":[["\\udc00"]]}',
      { '0.0': [expect.any(String)] },
    ],
  ])('is refused for good with %s, field by field', async (_name, body, errors) => {
    const member = await server().member()
    const key = { 'idempotency-key': randomUUID() }
    const first = await member.command('POST', '/api/lists', body, key)
    expect([first.statusCode, first.json().code]).toEqual([422, 'invalid'])
    expect(first.json().errors).toEqual(errors)
    const again = await member.command('POST', '/api/lists', body, key)
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([422, 'true'])
  })

  it('is refused of every call: a name at the sign-in, a form at the registration', async () => {
    const visitor = server().visitor()
    const login = await visitor.send('POST', '/api/session', { username: 'a\u0000', password: 'x' })
    expect([login.statusCode, login.json().code]).toEqual([422, 'invalid'])
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const signup = await visitor.send('POST', '/api/v1/users', 'user[username]=a%00b', form)
    expect([signup.statusCode, signup.json().errors]).toEqual([422, { username: [expect.any(String)] }])
  })

  it.each(['constructor', '__proto__', 'toString'])('is told of a field of any name: %s', async (name) => {
    const text = `{"user":"x","${name}":"\\u0000"}`
    const answer = await server().visitor().send('POST', '/api/request_password', text)
    expect(answer.statusCode).toBe(name === '__proto__' ? 400 : 422)
    if (answer.statusCode === 422) expect(Object.keys(answer.json().errors)).toEqual([name])
  })

  it('keeps whole characters of every plane', async () => {
    const name = '🎬 „Ümläute“ \u{10ffff}\t'
    const answer = await (await server().member()).command('POST', '/api/lists', { list: { name } })
    expect([answer.statusCode, answer.json().current.name]).toEqual([200, name.trim()])
  })

  it('is malformed with brackets nested deeper than any call asks for', async () => {
    const member = await server().member()
    const deep = '['.repeat(5_000) + ']'.repeat(5_000)
    for (const body of [deep, `{"list":{"name":"Liste","x":${deep}}}`, '{"a":'.repeat(5_000)]) {
      const answer = await member.command('POST', '/api/lists', body)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
    }
    const batch = await member.send('POST', '/api/batch', `{"commands":[{"body":${deep}}]}`)
    expect(batch.statusCode).toBe(400)
    const words = { list: { name: '[{'.repeat(60) } }
    expect((await member.command('POST', '/api/lists', words)).statusCode).toBe(200)
  })

  it.each([
    ['a byte of Latin-1', [0xfc]],
    ['half a character', [0xc3]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['a character written too long', [0xc0, 0xaf]],
  ])('is malformed with %s, alone and in a batch', async (_name, bytes) => {
    const member = await server().member()
    const name = Buffer.from([0x4c, ...bytes, 0x65])
    const toBody = (before: string, after: string) => Buffer.concat([Buffer.from(before), name, Buffer.from(after)])
    const alone = await member.command('POST', '/api/lists', toBody('{"list":{"name":"', '"}}'))
    expect([alone.statusCode, alone.json().code]).toEqual([400, 'malformed'])
    const command = `"method":"POST","path":"/api/lists","key":"${randomUUID()}"`
    const batch = toBody(`{"commands":[{${command},"body":{"list":{"name":"`, '"}}}]}')
    const together = await member.send('POST', '/api/batch', batch)
    expect([together.statusCode, together.json().code]).toEqual([400, 'malformed'])
  })

  it('is no byte order mark before the body', async () => {
    const body = Buffer.from('\ufeff{"list":{"name":"Überlänge"}}')
    const answer = await (await server().member()).command('POST', '/api/lists', body)
    expect([answer.statusCode, answer.json().current.name]).toEqual([200, 'Überlänge'])
  })

  it('stops no other command of its batch', async () => {
    const member = await server().member()
    const names = ['eins', 'zw\u0000ei', 'dr\ud83dei', 'vier']
    const commands = names.map((name) => ({
      method: 'POST',
      path: '/api/lists',
      key: randomUUID(),
      body: { list: { name } },
    }))
    const answer = await member.send('POST', '/api/batch', { commands })
    expect(answer.statusCode, answer.body).toBe(200)
    const { receipts } = answer.json()
    expect(receipts.map(({ status }: { status: number }) => status)).toEqual([200, 422, 422, 200])
  })

  it.each(ENDS_OF_TIME)('is no clock: %s refuses no command, alone or in a batch', async (time) => {
    const member = await server().member()
    for (const header of ['x-intent-at', 'x-client-now', 'x-intent-after']) {
      const movie = await addMovie(server())
      const path = `/api/movies/${movie.id}/rating`
      const alone = await member.command('PUT', path, RATING, { [header]: time })
      expect([header, alone.statusCode, alone.json().applied], alone.body).toEqual([header, 200, true])
    }
    // Commands take time to process, and that time is added to the device's clock.
    const running = setInterval(() => server().clock.advance(1), 1)
    const movies = await Promise.all([addMovie(server()), addMovie(server())])
    const commands = movies.map(({ id }) => ({
      method: 'PUT',
      path: `/api/movies/${id}/rating`,
      key: randomUUID(),
      intent_at: time,
      intent_after: time,
      body: RATING,
    }))
    const batch = await member.send('POST', '/api/batch', { commands }, { 'x-client-now': time })
    clearInterval(running)
    expect(batch.statusCode, batch.body).toBe(200)
    expect(batch.json().receipts).toMatchObject(commands.map(() => ({ status: 200, body: { applied: true } })))
    const rows = await server().database.db.select().from(ratings)
    for (const { intentAt } of rows) expect(intentAt.getUTCFullYear()).toBeGreaterThanOrEqual(1970)
  })

  it('is no day and no instant that the database does not hold', async () => {
    const moderator = await server().member(await server().addUser({ credentials: 'community_manager' }))
    expect((await moderator.get('/api/cinema/movies?date=0000-01-01')).statusCode).toBe(400)
    const block = {
      action: 'block',
      id: randomUUID(),
      member: 'u-x',
      until: '9999-12-31T23:59:59-23:59',
      reason: 'Zu laut.',
    }
    const answer = await moderator.command('POST', '/api/moderation/actions', { moderation: block })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { until: [expect.any(String)] }])
  })

  it('is no picture without a byte', async () => {
    const member = await server().member()
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/avif']) {
      const answer = await member.send('PUT', '/api/me/avatar', '', { 'content-type': type })
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { avatar: [expect.any(String)] }])
    }
  })
})
