import { SESSION_EVENT } from '../../atoms/core/session.ts'
import { createBeacon } from '../../sync/beacon.ts'
import { systemClock } from '../../sync/clock.ts'
import type { Store } from '../core/loaderInput.ts'
import type { AppRouter } from '../pages/router.tsx'
import { followTracking } from './followTracking.ts'

/** Counts what happens on this page with the browser's own parts. */
export function trackPage(store: Store, router: AppRouter): void {
  followTracking({
    store,
    send: createBeacon(
      (input, init) => globalThis.fetch(input, init),
      systemClock,
      () => window.location,
    ),
    onPage: (seen) => {
      let { pathname } = window.location
      // The event also comes for the first page, and for a page that is loaded again.
      router.subscribe('onResolved', ({ toLocation }) => {
        if (toLocation.pathname === pathname) return
        pathname = toLocation.pathname
        seen()
      })
    },
    onNavigation: (opened) => {
      document.addEventListener('click', ({ target }) => {
        const entry = target instanceof Element ? target.closest<HTMLElement>('[data-tracking-label]') : null
        if (entry?.dataset.trackingLabel) opened(entry.dataset.trackingLabel)
      })
    },
    onSession: (changed) => {
      document.addEventListener(SESSION_EVENT, (event) => {
        if (event instanceof CustomEvent) changed(event.detail.type === 'RegisteredUser')
      })
    },
  })
}
