import fc from 'fast-check'
import type { Call } from '#contract/call.ts'
import { oddText, oddValue } from './oddText.ts'
import { schemaValue } from './schemaValue.ts'

/** A body with its type; null: a request without both. */
export type Sent = { type: string | null; bytes: Buffer } | null

const JSON_TYPE = 'application/json'
const types = [
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'image/png',
  'application/jso',
  'x',
  '',
  'a/b; '.repeat(50),
]
/** Sizes around the limits of bodies. */
const sizes = [64 * 1024 - 1, 64 * 1024 + 1, 512 * 1024 + 1]

type Spoil = (text: string) => string | Buffer

/** Faults of JSON: from transit, or from an author who does not know JSON. */
const spoils: readonly Spoil[] = [
  (text) => text.slice(0, Math.floor(text.length / 2)),
  // The same key twice.
  (text) => text.replace(/\{("[^"\\]*"):/g, '{$1:null,$1:'),
  (text) => text.replace(/:/, ':[[').replace(/\}$/, ']]}'),
  (text) => text.replace(/"(?=[,}\]])/, '\\ud800"'),
  (text) => text.replace(/"(?=[,}\]])/, '\\u0000"'),
  (text) => text.replace(/\{/, '{"__proto__":{"admin":true},"constructor":{"prototype":{}},'),
  (text) => text.replace(/\d+/, '1e999'),
  (text) => text.replace(/"[^"]*"/, "'$&'"),
  (text) => `\ufeff${text}`,
  (text) => `${text}${text}`,
  (text) =>
    Buffer.concat([
      Buffer.from(text.slice(0, 9)),
      Buffer.from([0xff, 0xc0, 0xed, 0xa0, 0x80]),
      Buffer.from(text.slice(9)),
    ]),
  ...sizes.map((size) => (text: string) => text + ' '.repeat(Math.max(0, size - text.length))),
]

const deep = fc
  .constantFrom(31, 33, 5_000)
  .chain((depth) =>
    fc.constantFrom(
      '['.repeat(depth),
      '['.repeat(depth) + ']'.repeat(depth),
      '{"a":'.repeat(depth),
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    ),
  )

const toJson = (value: unknown): string => JSON.stringify(value) ?? ''

/**
 * The body of a call: mostly valid for its schema, else damaged or of another kind. A call without a body gets one,
 * too.
 */
export function bodyOf(call: Call): fc.Arbitrary<Sent> {
  const value = call.body ? schemaValue(call.body) : oddValue
  const text: fc.Arbitrary<string | Buffer> = fc.oneof(
    { weight: 14, arbitrary: value.map(toJson) },
    { weight: 3, arbitrary: fc.tuple(value, fc.constantFrom(...spoils)).map(([body, spoil]) => spoil(toJson(body))) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        deep,
        oddText,
        oddValue.map(toJson),
        fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
      ),
    },
  )
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant(JSON_TYPE) },
    { weight: 1, arbitrary: fc.constantFrom(null, ...types) },
  )
  const sent = fc.tuple(text, type).map(([body, named]) => ({ type: named, bytes: Buffer.from(body as string) }))
  const often = call.body ? 30 : call.method === 'GET' ? 0 : 1
  return often === 0
    ? fc.constant(null)
    : fc.oneof({ weight: often, arbitrary: sent }, { weight: call.body ? 1 : 4, arbitrary: fc.constant(null) })
}
