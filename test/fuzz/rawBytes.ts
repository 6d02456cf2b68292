import fc from 'fast-check'

const HOST = 'Host: 127.0.0.1'
const end = '\r\n\r\n'
const head = (...lines: string[]) => lines.join('\r\n') + end
const xs = (length: number) => 'x'.repeat(length)

/** Requests that break the rules of HTTP, or use obsolete parts of it. */
const broken = [
  head('GET / HTTP/1.1'),
  head('GET / HTTP/9.9', HOST),
  head('GET / HTTP/1.0'),
  head('GET /api/session HTTP/1.1', HOST, HOST),
  head('GET  /api/session HTTP/1.1', HOST),
  head('GET /api/se ssion HTTP/1.1', HOST),
  head('GET /\0 HTTP/1.1', HOST),
  head('GET api/session HTTP/1.1', HOST),
  head('GET * HTTP/1.1', HOST),
  head('OPTIONS * HTTP/1.1', HOST),
  head('GET http:// HTTP/1.1', HOST),
  head('GET http://evil.example/api/session HTTP/1.1', HOST),
  head('CONNECT evil.example:443 HTTP/1.1', HOST),
  head('TRACE /api/session HTTP/1.1', HOST),
  head('PROPFIND / HTTP/1.1', HOST),
  head('get /api/session HTTP/1.1', HOST),
  head('BREW /api/session HTTP/1.1', HOST),
  head('GET /api/session HTTP/1.1', HOST, 'Expect: tea'),
  head('POST /api/session HTTP/1.1', HOST, 'Expect: 417-please', 'Content-Length: 0'),
  head('GET /api/session HTTP/1.1', HOST, 'X-A: a\0b'),
  head('GET /api/session HTTP/1.1', HOST, 'X A: b'),
  head('GET /api/session HTTP/1.1', HOST, ': b'),
  head('GET /api/session HTTP/1.1', HOST, 'X-A: a\r b'),
  head('GET /api/session HTTP/1.1', HOST, 'X-A: a', ' folded: b'),
  head('GET /api/session HTTP/1.1', HOST, `X-A: ${xs(20_000)}`),
  head('GET /api/session HTTP/1.1', HOST, ...Array.from({ length: 2_500 }, (_each, n) => `a${n}: b`)),
  head(`GET /${xs(20_000)} HTTP/1.1`, HOST),
  head('POST /api/session HTTP/1.1', HOST, 'Content-Length: -1'),
  head('POST /api/session HTTP/1.1', HOST, 'Content-Length: 1e3'),
  head('POST /api/session HTTP/1.1', HOST, `Content-Length: ${'9'.repeat(30)}`),
  head('POST /api/session HTTP/1.1', HOST, 'Content-Length: 2', 'Content-Length: 3'),
  `${head('POST /api/session HTTP/1.1', HOST, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  `${head('POST /api/session HTTP/1.1', HOST, 'Transfer-Encoding: chunked', 'Connection: close')}zz\r\n`,
  `${head('POST /api/session HTTP/1.1', HOST, 'Transfer-Encoding: chunked', 'Connection: close')}fffffffffffffffff\r\n`,
  `${head('POST /api/session HTTP/1.1', HOST, 'Transfer-Encoding: chunked', 'Connection: close')}2\r\n{}\r\n0\r\nX: y\r\n\r\n`,
  `${head('POST /api/session HTTP/1.1', HOST, 'Transfer-Encoding: gzip, chunked')}0\r\n\r\n`,
  head('POST /api/session HTTP/1.1', HOST, 'Transfer-Encoding: identity', 'Content-Length: 0'),
  head(
    'GET / HTTP/1.1',
    HOST,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: x',
    'Sec-WebSocket-Version: 13',
  ),
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n\r\n\r\n',
  'x',
  `GET /api/session HTTP/1.1\n${HOST}\n\n`,
  // Two requests in one piece: the second is answered after the first.
  head('GET /api/session HTTP/1.1', HOST) + head('GET /api/footer HTTP/1.1', HOST, 'Connection: close'),
]

/** Bytes to be sent unchanged, of which one may be replaced by another. */
export const rawBytes: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom(...broken),
    fc.option(fc.tuple(fc.nat({ max: 60 }), fc.integer({ min: 0, max: 255 })), { nil: undefined }),
  )
  .map(([text, change]) => {
    const bytes = Buffer.from(text, 'latin1')
    if (change !== undefined && change[0] < bytes.length) bytes[change[0]] = change[1]
    return bytes
  })
