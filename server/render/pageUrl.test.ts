import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toPageCost, toPageUrl } from './pageUrl.ts'

const PUBLIC = new URL('https://lichtspiel.example:8443/')

it.each([
  ['/', '/', false],
  ['/filme?page=2&a=//b', '/filme?page=2&a=//b', false],
  ['http://evil.example/filme?x=1', '/filme?x=1', false],
  ['HTTPS://name:word@evil.example:99', '/', false],
  ['//', '/', true],
  ['//evil.example/', '/evil.example/', true],
  ['/\\evil.example/', '/evil.example/', true],
  ['/.//evil.example/?a=1', '/evil.example/?a=1', true],
  ['/filme//salz', '/filme/salz', true],
  ['@evil.example/', '/@evil.example/', false],
])('reads %s as %s of the site itself', (target, path, moved) => {
  expect(toPageUrl(target, PUBLIC)).toEqual({ url: new URL(path, PUBLIC), moved })
})

it.each([
  ['/suche?q=matrix', 4],
  ['/SUCHE/?q=matrix', 4],
  ['/%73uche?q=matrix', 4],
  ['/./suche', 4],
  ['/filme/../suche', 4],
  ['/', 2],
  ['/liste?order=name', 2],
  ['/liste/regentage', 1],
  ['/users/kritik', 3],
  ['/myprofile', 3],
  ['/%75sers/kritik/kommentare', 3],
  ['/filme?q=/suche', 1],
  ['/suchen', 1],
])('counts %s as %i pages', (target, cost) => {
  expect(toPageCost(toPageUrl(target, PUBLIC).url)).toBe(cost)
})

it('stays on the site whatever is asked for, with a path that names no host', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%2F',
    '%5C',
    'http:',
    'evil.example',
    'a',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const { url } = toPageUrl(parts.join(''), PUBLIC)
      expect(url.origin).toBe(PUBLIC.origin)
      const again = new URL(url.pathname + url.search, PUBLIC)
      expect([again.origin, again.pathname, again.search]).toEqual([PUBLIC.origin, url.pathname, url.search])
    }),
    { numRuns: 2000 },
  )
})
