import { DEFAULT_CITY } from '#contract/defaultCity.ts'
import { recallCityAtom } from '../../atoms/place/place.ts'
import type { Store } from '../core/loaderInput.ts'
import { browserIdle } from '../core/pageMoments.ts'
import type { AppRouter } from '../pages/router.tsx'

/**
 * A page that the server rendered shows the server's city: it knows no other. Once it is hydrated, its loaders run again
 * where the device remembers another one; what is the same there is not fetched again. A place in the URL wins over both.
 *
 * @param hydrated when the rendered page is hydrated; null when none came, and the loaders have asked already.
 */
export function startPlace(store: Store, router: AppRouter, hydrated: Promise<void> | null): void {
  const reload = () => {
    const city = store.set(recallCityAtom)
    if (city && city !== DEFAULT_CITY) void router.invalidate()
  }
  void hydrated?.then(browserIdle).then(reload)
}
