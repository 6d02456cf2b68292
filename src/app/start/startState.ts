import { STATE_KEY } from '../../atoms/core/keptKey.ts'
import { isStored } from '../core/isStored.ts'
import type { Store } from '../core/loaderInput.ts'
import { browserIdle, pageLoaded, pageUsed } from '../core/pageMoments.ts'

/**
 * Puts back what this tab kept as soon as the page is at rest, and keeps it from then on (H1). A tab that kept nothing so
 * far begins once there is a worker, which has the scripts for it on the device; without one, with the first use of the
 * page.
 *
 * @param hydrated when the first page is hydrated.
 */
export async function startState(store: Store, hydrated: Promise<void>): Promise<void> {
  if (!isStored('sessionStorage', STATE_KEY))
    await Promise.race([navigator.serviceWorker?.ready, pageUsed()].filter(Boolean))
  await Promise.all([hydrated, pageLoaded().then(browserIdle)])
  const { keepPageState } = await import('./pageState.ts')
  await keepPageState(store)
}
