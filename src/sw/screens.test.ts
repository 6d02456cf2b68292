import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { createAppRouter } from '../app/pages/router.tsx'
import { opensShell } from './screens.ts'

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
