import type { AppRouter } from '../pages/router.tsx'

/**
 * Removes what the server's page tells search engines of itself as soon as another page is shown. The device writes none:
 * nobody reads it there, and a script that React makes is refused by the policy (ADR 033).
 */
export function leaveStructuredData(router: AppRouter): void {
  const stop = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) data.remove()
    stop()
  })
}
