import { expect } from '@playwright/test'
import { comingPlaces } from '../../src/texts/comingSoon.ts'
import { test } from '../support/stage.ts'

const noindex = '<meta name="robots" content="noindex"'

test('every place to come answers with a page that search engines leave out', async ({ stage }) => {
  for (const [pattern, { title }] of Object.entries(comingPlaces)) {
    const path = pattern.replace(/\{\w+\}/g, '1')
    const answer = await fetch(stage.url + path)
    const html = await answer.text()
    expect([path, answer.status], path).toEqual([path, 200])
    expect(html, path).toContain(noindex)
    expect(html, path).toContain(`<title>${title} – Lichtspiel</title>`)
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  }
})

test('a written page, the directory and the cinemas of a city are pages to be found', async ({ stage }) => {
  for (const path of ['/pages/privacy', '/support', '/sitemaps', '/kinos', '/kinos?city=berlin']) {
    const answer = await fetch(stage.url + path)
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(html, path).not.toContain(noindex)
    expect(html, path).toContain(`<link rel="canonical" href="${stage.url}${path}"`)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
  }
})

test('what nobody planned is a 404', async ({ stage }) => {
  const unknown = ['/gibt/es/nicht', '/pages/nichts', '/kinos?city=atlantis', '/kinos/nirgends', '/rss/nichts']
  unknown.push('/movies/a%0d%0a', '/people/a%20b', `/serie/${'a'.repeat(121)}`)
  for (const path of [...unknown, '/sitemap/nichts.xml', '/hinweis/nichts', '/serie/dark/staffel']) {
    expect([path, (await fetch(stage.url + path)).status]).toEqual([path, 404])
  }
})

test('machines find the site: robots, a sitemap of real pages, a feed', async ({ stage }) => {
  const read = async (path: string) => (await fetch(stage.url + path)).text()
  expect(await read('/robots.txt')).toContain(`Sitemap: ${stage.url}/sitemap.xml`)
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const sitemaps = locations(await read('/sitemap.xml'))
  expect(sitemaps.length).toBeGreaterThanOrEqual(5)
  for (const sitemap of sitemaps) {
    const pages = locations(await (await fetch(sitemap)).text())
    // The screens are few and each is its own; of the things one stands for all.
    for (const page of sitemap.includes('screens')
      ? pages.filter((url) => !url.includes('city='))
      : pages.slice(0, 1)) {
      const answer = await fetch(page)
      expect([page, answer.status]).toEqual([page, 200])
      expect(await answer.text(), page).not.toContain(noindex)
    }
  }
  expect(await read('/rss/lichtspiel-standard')).toMatch(/<item><title>[^<]+: ab [^<]+ im Kino<\/title>/)
})
