import { ownerAtom } from '../../atoms/core/session.ts'
import { ratedAtom } from '../../atoms/ratings/ratings.ts'
import type { Store } from '../core/loaderInput.ts'

/**
 * After a rating: offers to remove the title from the watchlist, or removes it, as the member has chosen. Once for each
 * title and page: further moves of the slider bring no second offer. Returns a function that stops.
 */
export function followRatings(store: Store): () => void {
  const offered = new Set<string>()
  return store.sub(ratedAtom, () => {
    const title = store.get(ratedAtom)
    if (title === null) return
    const key = `${store.get(ownerAtom)} ${title.type}/${title.id}`
    if (offered.has(key)) return
    // At once: another rating may come while the offer is loaded.
    offered.add(key)
    void import('./offerRemoval.ts').then(async ({ offerRemoval }) => {
      if (!(await offerRemoval(store, title))) offered.delete(key)
    })
  })
}
