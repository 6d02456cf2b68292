import { expect, it } from 'vitest'
import { comingPlaces, findComingPlace } from './comingSoon.ts'

/** The places without a screen. A commit that builds one removes it here: the list only gets shorter. */
const coming = [
  '/filme/vorhersage',
  '/my_boards',
  '/podcast',
  '/podcast/{name}',
  '/serien/vorhersage',
  '/thema/gewinnspiel',
  '/thema/kino',
  '/thema/serie',
  '/thema/vod',
  '/thema/{name}',
  '/trailer-videos',
]

it('names exactly the places that have no screen yet', () => {
  expect(Object.keys(comingPlaces).toSorted()).toEqual(coming.toSorted())
})

it('asks for a sign-in at exactly the places that belong to one member', () => {
  const personal = coming.filter((path) => comingPlaces[path]?.personal)
  expect(personal).toEqual(coming.filter((path) => /^\/(my|benach)/.test(path)))
})

it.each(coming)('says of %s in at least two sentences what will be there, and names ways on', (path) => {
  const place = comingPlaces[path]
  expect(place?.text.match(/[.:?](\s|$)/g)?.length).toBeGreaterThanOrEqual(2)
  expect(place?.ways.length).toBeGreaterThanOrEqual(2)
})

it('takes a fixed topic before any topic, and knows nothing of other paths', () => {
  expect(findComingPlace('/thema/kino')?.title).toBe('Thema: Kino')
  expect(findComingPlace('/thema/zorn/')?.title).toBe('Thema')
  for (const path of ['/', '/thema', '/thema/kino/mehr', '/newsletter', '/podcast/']) {
    expect(findComingPlace(path)?.title ?? null, path).toBe(path === '/podcast/' ? 'Podcast' : null)
  }
})
