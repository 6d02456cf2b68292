/** The distance around the view, and around boxes in it that scroll, within which an element counts as near. */
type Margins = Pick<IntersectionObserverInit & { scrollMargin?: string }, 'rootMargin' | 'scrollMargin'>

/** @param height the element's own, in px. */
type Tell = (isNear: boolean, height: number) => void

/** Tells whenever an element comes near the view or leaves it. @returns stops watching. */
type WatchNear = (element: Element, tell: Tell) => () => void

/**
 * Makes a watcher of what is near the view; one observer for all elements that it watches. Where the browser cannot
 * tell, everything is near at once.
 */
export function createWatchNear(margins: Margins): WatchNear {
  const told = new WeakMap<Element, Tell>()
  let observer: IntersectionObserver | undefined
  return (element, tell) => {
    if (!('IntersectionObserver' in window)) {
      tell(true, 0)
      return () => {}
    }
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        told.get(target)?.(isIntersecting, boundingClientRect.height)
    }, margins)
    told.set(element, tell)
    observer.observe(element)
    return () => {
      told.delete(element)
      observer?.unobserve(element)
    }
  }
}
