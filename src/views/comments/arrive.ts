/** The time limit, in ms, for parts of the page that load later and move the comment. */
const SETTLING = 3_000
/** Events by which the reader takes over the scrolling. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a comment, at once and without an animation, and gives it the focus. Keeps it in view while the page
 * loads, until the reader scrolls or presses a key. A comment within closed details stays closed: the view then shows
 * the comment around it.
 *
 * @returns stops keeping it in view.
 */
export function arrive(element: HTMLElement): () => void {
  const isFolded = element.closest('details:not([open])') !== null
  const target = (isFolded && element.closest<HTMLElement>('article')) || element
  const done = new AbortController()
  const { signal } = done
  const show = () => target.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  // The router scrolls every page to its top, right after this.
  requestAnimationFrame(() => {
    if (signal.aborted) return
    target.focus({ preventScroll: true })
    show()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(show)
    observer.observe(document.body)
    signal.addEventListener('abort', () => observer.disconnect())
  })
  const stop = () => done.abort()
  for (const type of TAKEN_OVER) addEventListener(type, stop, { signal, passive: true })
  const timer = setTimeout(stop, SETTLING)
  signal.addEventListener('abort', () => clearTimeout(timer))
  return stop
}
