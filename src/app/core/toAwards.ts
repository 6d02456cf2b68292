import type { IdOrPermalink } from '#contract/ids.ts'
import { backgroundRef, personAwardsRef } from '../../atoms/background/refs.ts'
import type { AnyRef } from '../../atoms/core/reference.ts'
import { pickResource, resourcesAtom } from '../../atoms/core/resource.ts'
import type { Store } from './loaderInput.ts'

/**
 * The awards that a title or person has won in the terms of schema.org: `Oscar 1993: Beste Regie`. Empty where there are
 * none, and where the page has not loaded them.
 */
export function toAwards(store: Store, type: 'movies' | 'series' | 'people', id: IdOrPermalink): { award?: string[] } {
  const groups =
    type === 'people' ? read(store, personAwardsRef(id))?.groups : read(store, backgroundRef(type, id))?.awards
  const won = (groups ?? []).flatMap(({ name, awards }) =>
    awards
      .filter((award) => award.won)
      .map(({ year, category }) => (category === null ? `${name} ${year}` : `${name} ${year}: ${category}`)),
  )
  return won.length === 0 ? {} : { award: [...new Set(won)] }
}

function read<R extends AnyRef>(store: Store, reference: R) {
  const found = pickResource(store.get(resourcesAtom), reference)
  return found.state === 'idle' ? null : (found.last?.data ?? null)
}
