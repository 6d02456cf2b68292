import { keepFocus } from '../../ui/kit/keepFocus.ts'
import type { Store } from '../core/loaderInput.ts'
import type { AppRouter } from '../pages/router.tsx'
import { carryPicture } from './carryPicture.ts'
import { fetchAhead } from './fetchAhead.ts'

/**
 * Starts what only a page needs that is used: focus that is kept, pictures that are carried from page to page,
 * and pages that are fetched ahead.
 */
export async function startAfterUse(store: Store, router: AppRouter): Promise<void> {
  keepFocus()
  carryPicture(router)
  // A page without a worker would keep nothing of what it fetches ahead.
  await navigator.serviceWorker?.ready
  if (navigator.serviceWorker?.controller) fetchAhead(store, router)
}
