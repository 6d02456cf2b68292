import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { keptApart, kindOf, kinds } from './kinds.ts'

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

  it('keeps what is known around as many titles as it keeps titles', () => {
    const background = kindOf('/api/movies/amrum/background')
    expect(background?.maxEntries).toBeGreaterThanOrEqual(kindOf('/api/movies/amrum')?.maxEntries ?? Infinity)
  })

  it('gives each kind a cache of its own', () => {
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
  })
})
