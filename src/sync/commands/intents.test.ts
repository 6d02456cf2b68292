import { expect, it } from 'vitest'
import { itemSlot, markSlot, ratingSlot, type Slot, toFavouriteId, toRatedKey } from '../slots.ts'
import { type Intent, registry } from './registry.ts'

/** Compiles; each line below `@ts-expect-error` must not. */
const rule: Intent = { kind: 'setWatchlistRule', args: { rule: 'ask' } }

it('does not compile with a kind, an argument or a slot that nobody knows', () => {
  const wrong: (Intent | Slot)[] = [
    // @ts-expect-error: no such kind
    { kind: 'rateTitel', args: { type: 'movies', id: 'm1', title: 'Salz' } },
    // @ts-expect-error: no such argument
    { kind: 'setWatchlistRule', args: { rule: 'ask', movie: 'm1' } },
    // @ts-expect-error: a rating is missing
    { kind: 'rateTitle', args: { type: 'movies', id: 'm1', title: 'Salz' } },
    // @ts-expect-error: nobody rates a cinema
    { kind: 'clearRating', args: { type: 'cinemas', id: 'astra', title: 'Astra' } },
    // @ts-expect-error: no such field
    'movies/m1/ratings',
    // @ts-expect-error: no such mark
    'wached/movies/m1',
  ]
  expect(wrong).toHaveLength(6)
  expect(registry.get(rule.kind)?.bind(rule.args)).not.toBeNull()
})

it('reads from a slot what it was built from', () => {
  expect(toRatedKey(ratingSlot('series', 's1'))).toBe('series/s1')
  expect(toRatedKey(markSlot('watched', 'movies', 'm1'))).toBeNull()
  expect(toFavouriteId('cinemas/astra/favourite')).toBe('astra')
  expect(toFavouriteId(itemSlot('l1', 'movies', 'm1'))).toBeNull()
})
