import fc from 'fast-check'
import { oddText } from './oddText.ts'
import { madeIds } from './things.ts'

/** Headers in the order of sending; a name may occur twice. */
export type Headers = readonly (readonly [name: string, value: string])[]

const times = [
  '2026-11-21T11:00:00.000Z',
  '2026-11-21T12:00:00+01:00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '1970-01-01',
  '0',
  '1e3',
  'gestern',
]
const tags = ['*', '"x"', 'W/"x"', 'W/"', '"', `"${times[0]}"`, ',,,', '"a", W/"b"']

/** Headers that the server reads, with values that it must be able to handle. Each may also have any other text. */
const read: Readonly<Record<string, readonly string[]>> = {
  'x-intent-at': times,
  'x-intent-after': times,
  'x-client-now': times,
  'x-clock-skew': ['0', '-1', '999999999999999', '-999999999999999', '1e9', '1.5'],
  'x-intent-device': ['d', 'x'.repeat(300), madeIds[0] ?? ''],
  'x-intent-slot': ['rating:movies/m-amrum', 's'.repeat(500), ''],
  'x-intent-seq': ['0', '1', '-1', '9007199254740993', '1.5', 'x'],
  'x-expected-user': ['u-kinofan', 'u-moderation', 'u-', ''],
  'x-batched': ['1'],
  'if-match': tags,
  'if-none-match': tags,
  'if-modified-since': times,
  'last-event-id': ['0', '1.2.3', '-1', '9'.repeat(30), 'a-b'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-,0-,0-', `bytes=${'9'.repeat(30)}-`],
  accept: ['*/*', 'text/html', 'image/avif,image/webp;q=0', ';;q=', 'a/b;q=9', ','.repeat(500)],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'zstd, br;q=0.1', 'x'.repeat(2_000)],
  'accept-language': ['de', 'tlh', '*'],
  cookie: [
    '__proto__=1',
    'lichtspiel_session=x; XSRF-TOKEN=y',
    ';;==',
    'a=%',
    `a=${'x'.repeat(4_000)}`,
    'signed_out=1',
  ],
  'x-xsrf-token': ['', 'x', 'x.y'],
  host: ['evil.example', '', '127.0.0.1:1', '[::1]', 'a b'],
  origin: ['null', 'https://evil.example'],
  referer: ['https://evil.example/?q=1'],
  'x-forwarded-for': ['1.2.3.4', '::1', 'x, y', ','.repeat(200)],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-http-method-override': ['DELETE'],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  'user-agent': ['', 'x'.repeat(4_000)],
  upgrade: ['websocket', 'h2c'],
  connection: ['close', 'upgrade', 'keep-alive, x-xsrf-token'],
  expect: ['100-continue', '417-please'],
  traceparent: ['00-x'],
  'x-request-id': ['<script>'],
}

/** Header values are bytes without control characters; Node refuses to send others. */
const toLatin = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim()

const one = fc
  .constantFrom(...Object.entries(read))
  .chain(([name, values]) =>
    fc
      .oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: oddText.map(toLatin) })
      .map((value) => [name, value] as const),
  )

/** No headers for most requests, a handful for some. */
export const oddHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(one, { maxLength: 4 }) },
)

/** The headers of a command: mostly a fresh key, sometimes a used one, or none. */
export const commandHeaders: fc.Arbitrary<Headers> = fc
  .oneof(
    { weight: 20, arbitrary: fc.uuid({ version: 4 }) },
    { weight: 2, arbitrary: fc.constantFrom(...madeIds) },
    { weight: 1, arbitrary: fc.constantFrom('', 'x', '"', '00000000-0000-0000-0000-000000000000') },
    { weight: 1, arbitrary: fc.constant(null) },
  )
  .map((key) => (key === null ? [] : [['idempotency-key', key] as const]))
