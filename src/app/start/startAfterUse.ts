import { keepFocus } from '../../ui/kit/keepFocus.ts'
import type { Store } from '../core/loaderInput.ts'
import type { AppRouter } from '../pages/router.tsx'
import { fetchAhead } from './fetchAhead.ts'

/** Starts what only a page needs that is used: focus that is kept, and pages that are fetched ahead. */
export async function startAfterUse(store: Store, router: AppRouter): Promise<void> {
  keepFocus()
  // A page without a worker would keep nothing of what it fetches ahead.
  await navigator.serviceWorker?.ready
  if (navigator.serviceWorker?.controller) fetchAhead(store, router)
}
