import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the place of a page that is left while the next one still shows its skeleton. The skeleton may be shorter: the
 * browser scrolls up then, and the router would take that for the place of the page that it has to restore when somebody
 * goes back at once. The router listens on the document, so that a listener on the window can hide the event from it.
 */
export function keepPlace(router: AnyRouter): void {
  if (typeof window === 'undefined') return
  addEventListener(
    'scroll',
    (event) => {
      const { matches, resolvedLocation, status } = router.state
      // A page that has come may be spelled otherwise in the address: with a slash at its end, or escaped.
      if (status !== 'pending' || !resolvedLocation) return
      if (matches.at(-1)?.pathname !== resolvedLocation.pathname) event.stopPropagation()
    },
    true,
  )
}
