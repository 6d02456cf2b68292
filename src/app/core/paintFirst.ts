import type { AnyRouter } from '@tanstack/react-router'

/**
 * Starts the work of a navigation behind the next frame: the press that asks for it is painted before loaders and views
 * take the main thread. The address changes at once.
 */
export function paintFirst(router: AnyRouter): void {
  const { load } = router
  router.load = async (options) => {
    // The router's options carry an action where the address has changed. A hidden page has no frames.
    if (options?.action && !document.hidden) {
      router.updateLatestLocation()
      await nextPaint()
    }
    await load(options)
  }
}

/** A covered window may draw no frames, though it is not hidden: the wait ends after this time, in ms. */
const FRAME_AT_LATEST_MS = 100

const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME_AT_LATEST_MS)
  })
