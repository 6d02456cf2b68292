import { expect } from '@playwright/test'
import { test } from '../support/stage.ts'
import { findFaults, toNodes } from '../support/vocabulary.ts'

/** The types of schema.org that the site tells search engines of (D7). */
const TYPES = [
  ...['Movie', 'TVSeries', 'TVSeason', 'TVEpisode', 'Person', 'MovieTheater', 'ScreeningEvent', 'BreadcrumbList'],
  ...['ItemList', 'NewsArticle', 'AggregateRating', 'PostalAddress'],
]

/** Pages that no sitemap names, because they belong to another one. */
const parts = [
  ...['kinoprogramm', 'trivia', 'kommentare', 'besetzung', 'listen'].map((part) => `/movies/die-odyssee/${part}`),
  ...['staffel/1', 'trivia', 'besetzung', 'listen'].map((part) => `/serie/game-of-thrones/${part}`),
  ...['/movies/der-pate', '/kino/kinoprogramm', '/dvd/dvds-neu', '/tv/fernsehprogramm', '/liste', '/people'],
]

/** So many pages of each sitemap are read. */
const OF_EACH = 3

test('what pages tell search engines is in the vocabulary of schema.org, with the way to each page', async ({
  request,
  stage,
}) => {
  const read = async (path: string) => (await request.get(new URL(path, stage.url).href)).text()
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const paths = [...parts]
  for (const sitemap of locations(await read('/sitemap.xml')))
    paths.push(...locations(await read(sitemap)).slice(0, OF_EACH))

  const seen = new Set<string>()
  const faults: string[] = []
  for (const path of paths) {
    const pieces = (await read(path)).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
    for (const [, text = ''] of pieces) {
      const piece = JSON.parse(text)
      if (piece['@context'] !== 'https://schema.org') faults.push(`${path}: ${piece['@context']}`)
      for (const node of piece['@graph'] ?? [piece]) faults.push(...findFaults(node).map((fault) => `${path} ${fault}`))
      for (const node of toNodes(piece)) seen.add(node['@type'])
    }
  }
  expect(faults).toEqual([])
  expect(TYPES.filter((type) => !seen.has(type))).toEqual([])
})

test('a page below another one names the way to it from home', async ({ request, stage }) => {
  const html = await (await request.get(`${stage.url}/serie/game-of-thrones/staffel/1`)).text()
  const pieces = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const trail = pieces.map(([, text = '']) => JSON.parse(text)).find((piece) => piece['@type'] === 'BreadcrumbList')
  expect(trail.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])).toEqual([
    ['Startseite', `${stage.url}/`],
    ['Serien', `${stage.url}/serie`],
    ['Game of Thrones', `${stage.url}/serie/game-of-thrones`],
    ['Staffel 1', `${stage.url}/serie/game-of-thrones/staffel/1`],
  ])
})

test('a link that is shared has a picture: the title’s own, or the site’s', async ({ request, stage }) => {
  for (const [path, type] of [
    ['/movies/die-odyssee', /^image\//],
    ['/kinos/kino-printe-aachen', /^image\/png$/],
  ] as const) {
    const html = await (await request.get(stage.url + path)).text()
    const [, picture = ''] = /<meta property="og:image" content="(.*?)"/.exec(html) ?? []
    const answer = await request.get(picture)
    expect(answer.status(), picture).toBe(200)
    expect(answer.headers()['content-type']).toMatch(type)
  }
})

test('the check finds what the vocabulary does not have', () => {
  const faulty = {
    '@type': 'Movie',
    seasonNumber: 3,
    datePublished: 'gestern',
    duration: '2h',
    director: { '@type': 'Place' },
    actor: { '@type': 'Star' },
    award: 7,
  }
  expect(findFaults(faulty)).toEqual([
    'Movie: Movie has no seasonNumber',
    'Movie.datePublished: gestern is no date',
    'Movie.duration: 2h is no duration',
    'Movie.director: Place is none of Person,IdReference',
    'Movie.actor: Star is none of PerformingGroup,Person,IdReference',
    'Movie.actor: there is no type Star',
    'Movie.award: 7 is none of Text',
  ])
})
