import { vi } from 'vitest'

type Answer = (entries: Partial<IntersectionObserverEntry>[]) => void

/** The elements that are watched now. */
export const watched = new Map<Element, Answer>()
/** The margins that observers were made with. */
export const askedMargins: object[] = []

class FakeObserver {
  private readonly answer: Answer
  constructor(answer: Answer, margins: object) {
    // The page's own script stops by the observer that is passed to it.
    this.answer = (entries) => (answer as (entries: object[], self: object) => void)(entries, this)
    askedMargins.push(margins)
  }
  observe(element: Element) {
    watched.set(element, this.answer)
  }
  unobserve(element: Element) {
    watched.delete(element)
  }
}

/** A browser that tells what is near the view; `comeNear` says so. Undone by `vi.unstubAllGlobals`. */
export function stubNearView() {
  watched.clear()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
}

/** An element comes near the view, or leaves it; its height in px. */
export function comeNear(element: Element, isIntersecting = true, height = 0) {
  watched.get(element)?.([{ target: element, isIntersecting, boundingClientRect: new DOMRect(0, 0, 390, height) }])
}
