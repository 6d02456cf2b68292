import { prefersReducedMotion } from './prefersReducedMotion.ts'

/**
 * Scrolls a box sideways in a given time, which the browser's `smooth` does not allow. At once for users who prefer
 * reduced motion. It ends early when the user scrolls by hand.
 *
 * @param left where it ends, in px.
 * @param ms how long it takes.
 * @returns stops it where it is.
 */
export function scrollOver(box: HTMLElement, left: number, ms: number): () => void {
  if (prefersReducedMotion()) {
    box.scrollLeft = left
    return () => {}
  }
  const from = box.scrollLeft
  const start = performance.now()
  let frame = 0
  const byHand = ['wheel', 'pointerdown', 'touchstart'] as const
  const stop = () => {
    cancelAnimationFrame(frame)
    box.style.scrollSnapType = ''
    for (const type of byHand) box.removeEventListener(type, stop)
  }
  const step = (now: number) => {
    // A frame's time may lie a little before the click's.
    const part = Math.min(1, Math.max(0, (now - start) / ms))
    box.scrollLeft = from + (left - from) * easeOut(part)
    if (part < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  // Snapping would pull every step back.
  box.style.scrollSnapType = 'none'
  for (const type of byHand) box.addEventListener(type, stop, { passive: true })
  frame = requestAnimationFrame(step)
  return stop
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3
