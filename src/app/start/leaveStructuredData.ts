import type { AppRouter } from '../pages/router.tsx'

/**
 * Removes the structured data of the server's page as soon as another page is shown. The client writes none: no search
 * engine reads it there, and the policy refuses a script that React makes (ADR 033).
 */
export function leaveStructuredData(router: AppRouter): void {
  const stop = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) data.remove()
    stop()
  })
}
