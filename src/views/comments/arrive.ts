/** Parts of the page that come later move what is looked at, for so long at most, in ms. */
const SETTLING = 3_000
/** Whoever does any of these looks where they want to. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings a comment into view, at once and without a movement, and gives it the focus. It stays in view while the page
 * settles, unless its reader goes elsewhere. What is folded away stays so: then it is the comment around it.
 *
 * @returns stops holding it.
 */
export function arrive(element: HTMLElement): () => void {
  const isFolded = element.closest('details:not([open])') !== null
  const target = (isFolded && element.closest<HTMLElement>('article')) || element
  const done = new AbortController()
  const { signal } = done
  const show = () => target.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  // The router begins every page at its top, right after this.
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
