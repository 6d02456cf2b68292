import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { effects, idempotency } from '../db/schema/commands.ts'
import { ratings } from '../db/schema/ratings.ts'

const RATING = { rating: { value: 8.5, top: false, flop: false } }

describeOnBothDatabases('every call', (server) => {
  const rows = async () => {
    const { db } = server().database
    return [await db.$count(ratings), await db.$count(effects), await db.$count(idempotency)]
  }

  it('answers an unknown address with 404 problem details', async () => {
    for (const url of ['/api/nope', '/api/movies/x/nope', '/nope']) {
      const answer = await server().visitor().get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.json()).toEqual({
        type: '/api/docs#not_found',
        title: expect.any(String),
        status: 404,
        code: 'not_found',
        request_id: answer.headers['x-request-id'],
      })
    }
  })

  it('answers a wrong method with 405 and names the right ones', async () => {
    const answer = await server().visitor().send('PATCH', '/api/session', {})
    expect([answer.statusCode, answer.json().code]).toEqual([405, 'method_not_allowed'])
    expect(answer.headers.allow?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'POST'])
  })

  it.each([
    ['malformed JSON', '{"rating":', {}, 400, 'malformed'],
    ['an empty JSON body', '', {}, 400, 'malformed'],
    ['another media type', 'rating=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'media_type'],
    ['plain text', JSON.stringify(RATING), { 'content-type': 'text/plain' }, 415, 'media_type'],
    ['more than 64 KiB', JSON.stringify({ rating: 'x'.repeat(66_000) }), {}, 413, 'too_large'],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', {}, 400, 'malformed'],
  ])('refuses %s and changes nothing', async (_name, body, headers, status, code) => {
    const movie = await addMovie(server())
    const member = await server().member()
    const before = await rows()
    const answer = await member.command('PUT', `/api/movies/${movie.id}/rating`, body, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await rows()).toEqual(before)
  })

  it.each([
    ['no wrapper', {}, { rating: ['Diese Angabe fehlt.'] }],
    [
      'wrong types',
      { rating: { value: '8', top: 1, flop: false } },
      { value: expect.any(Array), top: expect.any(Array) },
    ],
    ['a value too high', { rating: { ...RATING.rating, value: 10.5 } }, { value: ['Der größte Wert ist 10.'] }],
    [
      'a step too fine',
      { rating: { ...RATING.rating, value: 8.3 } },
      { value: ['Nur Schritte von 0,5 sind möglich.'] },
    ],
    [
      'both marks',
      { rating: { value: 1, top: true, flop: true } },
      { flop: ['Ein Titel kann nicht zugleich Lieblings- und Hassfilm sein.'] },
    ],
    ['an array', [], { body: ['Diese Angabe hat nicht das richtige Format.'] }],
  ])('refuses a body with %s field by field, and rates nothing', async (_name, body, errors) => {
    const movie = await addMovie(server())
    const member = await server().member()
    const [ratingsBefore, effectsBefore] = await rows()
    const answer = await member.command('PUT', `/api/movies/${movie.id}/rating`, body)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
    expect(answer.json().errors).toEqual(errors)
    expect((await rows()).slice(0, 2)).toEqual([ratingsBefore, effectsBefore])
  })

  it('refuses a query that cannot be read with 400', async () => {
    const member = await server().member()
    const answers = [
      await member.get(`/api/me/changes?since=${'9'.repeat(41)}`),
      await member.get('/api/me/changes?since=gestern'),
      await member.get('/api/me/changes?since[]=1'),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [400, 'malformed']),
    )
  })

  it('answers 401 without a session, 404 for unknown titles and types', async () => {
    const visitor = server().visitor()
    expect((await visitor.get('/api/me/changes')).json().code).toBe('sign_in_needed')
    expect((await visitor.command('PUT', '/api/movies/x/rating', RATING)).statusCode).toBe(401)
    const member = await server().member()
    const unknown = ['movies/unbekannt', 'series/unbekannt', 'people/x', 'movies/a%20b%2F', 'movies/a%0d%0a']
    for (const name of [...unknown, `movies/${'a'.repeat(121)}`]) {
      expect((await member.command('PUT', `/api/${name}/rating`, RATING)).json().code).toBe('not_found')
    }
    // No film can have this name, so none is found.
    expect((await visitor.get('/api/movies/a%0d%0a')).json().code).toBe('not_found')
  })

  it('is served, as the contract has it', () => {
    const missing = calls.filter(({ method, path }) => !server().app.hasRoute({ method, url: path }))
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('stands in the OpenAPI document', async () => {
    const document = (await server().visitor().get('/api/docs/json')).json()
    expect(document.openapi).toBe('3.1.0')
    const served = calls.filter(({ method, path }) => server().app.hasRoute({ method, url: path }))
    for (const { method, path, summary } of served) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation, `${method} ${path}`).toMatchObject({ summary })
      expect(operation.responses['200']).toBeDefined()
    }
    const page = await server().visitor().get('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).not.toMatch(/https:|upgrade-insecure/)
  })

  it('is ready while its database is', async () => {
    expect((await server().visitor().get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await server().visitor().get('/readyz')).json()).toEqual({ status: 'ready' })
  })
})
