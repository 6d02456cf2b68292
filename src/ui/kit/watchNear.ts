/** The distance outside the view that counts as near. */
const AROUND = '800px 0px'

/** @param height the element's own, in px. */
type Tell = (isNear: boolean, height: number) => void

let observer: IntersectionObserver | undefined
const told = new WeakMap<Element, Tell>()

/** Tells whenever an element comes near the view or leaves it; one observer for all. @returns how to stop. */
export function watchNear(element: Element, tell: Tell): () => void {
  if (!('IntersectionObserver' in window)) {
    tell(true, 0)
    return () => {}
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        told.get(target)?.(isIntersecting, boundingClientRect.height)
    },
    { rootMargin: AROUND },
  )
  told.set(element, tell)
  observer.observe(element)
  return () => {
    told.delete(element)
    observer?.unobserve(element)
  }
}
