import { expect, it } from 'vitest'
import { toLocalPath } from './localPath.ts'

it.each(['/', '/my_watchlist', '/kino/kinoprogramm?city=berlin&order=forecast', '/movies/no#kommentare'])(
  'goes on at %s',
  (path) => {
    expect(toLocalPath(path)).toBe(path)
  },
)

it.each([
  'https://evil.example/',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  ' /filme',
  'filme',
  '',
  `/${'a'.repeat(600)}`,
  undefined,
  ['/filme'],
])('leads nobody away from the site by %j', (value) => {
  expect(toLocalPath(value)).toBeNull()
})
