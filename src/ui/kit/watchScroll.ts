import { throttle } from './limitCalls.ts'

const SCROLL_MS = 50

/** Looks at most every 50 ms while the page scrolls, and at where scrolling came to rest. @returns stops looking. */
export function watchScroll(look: () => void): () => void {
  const onScroll = throttle(look, SCROLL_MS)
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    onScroll.cancel()
  }
}
