import { beforeAll, expect, it } from 'vitest'
import { type RawAnswer, sendRaw } from '../../test/rawRequest.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

const get = (target: string, ...headers: string[]) =>
  `${[`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
const post = (headers: string[], body: string) =>
  `${['POST /api/session HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`

// The database does not matter here.
describeOnBothDatabases(
  'what is refused before any route',
  (server) => {
    let port = 0
    beforeAll(async () => {
      await server().app.listen({ host: '127.0.0.1', port: 0 })
      const address = server().app.server.address()
      port = typeof address === 'object' && address !== null ? address.port : 0
    })

    const expectProblem = (answer: RawAnswer, status: number, code: string) => {
      expect(answer).toMatchObject({
        status,
        headers: {
          'content-type': 'application/problem+json; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-resource-policy': 'same-origin',
        },
      })
      expect(answer.headers.etag).toBeUndefined()
      expect(JSON.parse(answer.body)).toMatchObject({
        type: `/api/docs#${code}`,
        status,
        code,
        request_id: answer.headers['x-request-id'],
      })
    }

    it.each([
      ['a lone percent sign', get('/%'), 400, 'malformed'],
      ['an escape that is none', get('/api/movies/%zz'), 400, 'malformed'],
      ['half a character, escaped', get('/api/movies/%ed%a0%80'), 400, 'malformed'],
      ['a byte that is no UTF-8', get('/movies/%ff'), 400, 'malformed'],
      ['U+0000, escaped', get('/api/movies/%00'), 400, 'malformed'],
      ['two slashes', get('//'), 404, 'not_found'],
      ["another site's host", get('//evil.example/'), 404, 'not_found'],
      ['the same with a backslash', get('/\\evil.example/'), 404, 'not_found'],
      ['an id longer than any', get(`/images/${'x'.repeat(300)}/1/x`), 414, 'address_too_long'],
      ['a space in the address', get('/a b'), 400, 'malformed'],
      ['a byte 0', get('/a\0b'), 400, 'malformed'],
      ['no HTTP at all', 'hallo\r\n\r\n', 400, 'malformed'],
      ['a method that is none', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed'],
      ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed'],
      ['two hosts', get('/api/session', 'hOST: evil.example'), 400, 'malformed'],
      ['one host twice', get('/api/session', 'Host: 127.0.0.1'), 400, 'malformed'],
      ['two hosts of an old client', 'GET /api/session HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'malformed'],
      ['one that takes it for a proxy', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed'],
      ['an expectation that nobody knows', get('/nirgends', 'Expect: tea'), 404, 'not_found'],
      ['a head of 20 KB', get('/', `X-Long: ${'x'.repeat(20_000)}`), 431, 'headers_too_large'],
      ['two lengths of one body', post(['Content-Length: 2', 'Transfer-Encoding: chunked'], '{}'), 400, 'malformed'],
      ['an unknown address', get('/nirgends'), 404, 'not_found'],
      [
        'a method that is not offered',
        post([], '').replace('POST /api/session', 'PUT /api/movies'),
        405,
        'method_not_allowed',
      ],
    ])('tells of %s as of everything else', async (_name, request, status, code) => {
      expectProblem(await sendRaw(port, request), status, code)
    })

    it('ends its answer to HEAD with the head', async () => {
      const answer = await sendRaw(port, get('/', `X-Long: ${'x'.repeat(20_000)}`).replace('GET', 'HEAD'))
      expect(answer).toMatchObject({ status: 431, body: '' })
      expect(Number(answer.headers['content-length'])).toBeGreaterThan(100)
    })

    it('tells of a method that Fastify knows no routes for as of everything else', async () => {
      const answer = await sendRaw(port, 'PRI *xHTTP/2.0\r\n\r\nSM\r\n\r\n')
      // The rest is no request, and is refused on the same connection.
      const body = answer.body.slice(0, Number(answer.headers['content-length']))
      expectProblem({ ...answer, body }, 404, 'not_found')
    })

    it('passes over an expectation that it does not know, and needs no host of an old client', async () => {
      const answer = await sendRaw(port, get('/api/session', 'Expect: tea'))
      expect([answer.status, answer.body]).toEqual([200, '{"type":"AnonymousUser"}'])
      expect((await sendRaw(port, 'GET /api/session HTTP/1.0\r\n\r\n')).status).toBe(200)
    })

    it('serves whom a proxy asks by the whole address', async () => {
      const answer = await sendRaw(port, get('http://evil.example/api/session'))
      expect([answer.status, answer.body]).toEqual([200, '{"type":"AnonymousUser"}'])
    })
  },
  { only: 'embedded' },
)
