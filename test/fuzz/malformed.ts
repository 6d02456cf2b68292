import fc from 'fast-check'
import { pick } from './encode.ts'

/** Addresses that no client of ours writes. Node sends them unchanged. */
export function malformed(address: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const parts = [
    '%',
    '%z',
    '%00',
    '%0d%0a',
    '%c0%af',
    '%ff',
    '%ED%A0%80',
    '//',
    '/./',
    '/../',
    '/..%2f',
    '%2e%2e/',
    ';',
    '\\',
    '?',
    '#',
    '\xff',
    '[',
    ']',
    '{}',
    '|',
    '^',
    '&amp;',
    '*',
    '@',
    ':',
    `/${'a'.repeat(201)}`,
    'x'.repeat(7_000),
  ]
  const inserted = fc
    .tuple(address, pick(parts), fc.nat({ max: 60 }))
    .map(([path, part, at]) => `/${path.slice(1, at)}${part}${path.slice(Math.max(1, at))}`)
  const whole = pick([
    '//',
    '//evil.example/',
    '///api/session',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%',
    '/?%',
    '/#',
    '/api',
    '/api/',
    '/api//session',
    '/API/session',
    '/api/session/',
    '/api/%73ession',
    '/api/../etc/passwd',
    '/api/:type/:id/comments',
    '/api/movies/%2e%2e',
    '/.',
    '/..',
    '/;/api/session',
  ])
  const moved = address.map((path) => `http://evil.example${path}`)
  return fc.oneof({ weight: 4, arbitrary: inserted }, { weight: 2, arbitrary: whole }, moved)
}
