import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { createAppRouter } from '../app/pages/router.tsx'
import { keptApart, kindOf, kinds, opensShell } from './strategies.ts'

const examplePath = (path: string) => path.replace(/:\w+/g, 'das-beispiel')
/** Typing is nobody's to keep, and an old suggestion helps nobody. */
const SEARCH = '/api/search'
const PLACES = '/api/places'
const reading = calls.filter(({ method }) => method === 'GET')

describe('what the worker keeps', () => {
  const shared = reading.filter(({ audience, path }) => audience === 'public' && path !== SEARCH && path !== PLACES)
  it.each(shared.map(({ path }) => path))('keeps %s', (path) => {
    const asked = examplePath(path)
    expect([kindOf(asked) !== undefined, keptApart.test(asked)]).toContain(true)
  })

  it('keeps nothing of what somebody searched for', () => {
    expect(calls.some(({ path }) => path === SEARCH)).toBe(true)
    expect(kindOf(SEARCH)).toBeUndefined()
    expect(kindOf(PLACES)).toBeUndefined()
  })

  it('keeps the bundle of the favourites once, under no strategy', () => {
    expect(kindOf('/api/cinemas/bundle')).toBeUndefined()
    expect(kindOf('/api/cinemas/bundle-kino')).toBeDefined()
  })

  it.each(reading.filter(({ audience }) => audience !== 'public').map(({ path }) => path))(
    'never keeps the personal answer of %s',
    (path) => {
      expect(kindOf(examplePath(path))).toBeUndefined()
    },
  )

  it('bounds every kind in number and age, images in bytes too', () => {
    for (const { maxEntries, maxAgeDays } of kinds) {
      expect(maxEntries).toBeGreaterThan(0)
      expect(maxAgeDays).toBeGreaterThan(0)
    }
    expect(kindOf('/images/p1/348/film.avif')?.maxBytes).toBeGreaterThan(0)
  })

  it('answers from the device before it asks the server only where the screen shows no age', () => {
    const early = shared.filter(({ path }) => kindOf(examplePath(path))?.how === 'stale-while-revalidate')
    expect(early.map(({ path }) => path).sort()).toEqual(['/api/cinema/cities', '/api/footer', '/api/settings'])
  })

  it('gives each kind a cache of its own', () => {
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
  })
})

describe('the shell', () => {
  const opens = (path: string) => opensShell(new URL(path, 'http://localhost'))

  it.each([
    '/',
    '/kino/kinoprogramm?city=berlin&version[]=OmU',
    '/movies/lola-rennt',
    '/kinos/astra',
    '/ausstehend',
    '/sitemaps',
  ])('opens for %s', (path) => expect(opens(path)).toBe(true))

  it('opens for every route of the app but the development server’s and the one that names no screen', () => {
    const paths = Object.keys(createAppRouter(createStore()).routesByPath)
    const closed = paths.filter((path) => !opens(path.replaceAll(/\$\w+/g, 'das-beispiel')))
    expect(closed.sort()).toEqual(['/$', '/dev/stil'])
  })

  it.each([
    '/dev/mail',
    '/movies/lola-rennt/nichts',
    '/api/docs',
    '/images/p1/348/film.avif',
    '/cinema_showtimes/s1.ics',
    '/healthz',
    '/t.gif?e=x',
    '/rss/lichtspiel-standard',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ])('leaves %s to the server', (path) => expect(opens(path)).toBe(false))
})
