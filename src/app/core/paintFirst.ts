import type { AnyRouter } from '@tanstack/react-router'

/**
 * Starts the work of a navigation behind the next frame: the press that asks for it is painted before loaders and views
 * take the main thread. The address changes at once.
 */
export function paintFirst(router: AnyRouter): void {
  const { load } = router
  let latest = 0
  router.load = async (options) => {
    latest += 1
    const mine = latest
    // The router's options carry an action where the address has changed. A hidden page has no frames, and a load that
    // runs has to end at once: its page, or its redirect, would come in the place of the new one.
    if (options?.action && !document.hidden && router.state.status !== 'pending') {
      router.updateLatestLocation()
      await nextPaint()
      // A newer call loads the present address.
      if (mine !== latest) return
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
