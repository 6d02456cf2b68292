/** How far outside the view counts as near. */
const AROUND = '800px 0px'

type Tell = (isNear: boolean) => void

let observer: IntersectionObserver | undefined
const told = new WeakMap<Element, Tell>()

/** Tells whenever an element comes near the view or leaves it; one observer for all. @returns how to stop. */
export function watchNear(element: Element, tell: Tell): () => void {
  if (!('IntersectionObserver' in window)) {
    tell(true)
    return () => {}
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting)
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
