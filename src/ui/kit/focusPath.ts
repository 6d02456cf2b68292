/** An element and what it lies in, from the inside out. */
export type FocusPath = readonly Element[]

/** @returns an empty path where nothing of the page has the focus. */
export function toFocusPath(element: Element | null): FocusPath {
  if (element === null || element === document.body) return []
  const path = [element]
  // What lies in the body itself is no place on the page: the app's root, and what is mounted beside it.
  for (let each = element.parentElement; each?.parentElement; each = each.parentElement) {
    if (each.parentElement !== document.body && each !== document.body) path.push(each)
  }
  return path
}

/**
 * Focuses an element again or, where it has gone from the page, the nearest part of the page that it lay in: from there
 * the keyboard goes on, and a screen reader goes on reading.
 */
export function focusNearest(path: FocusPath): void {
  for (const place of [...path, document.querySelector('main')]) {
    if (!(place instanceof HTMLElement) || !place.isConnected) continue
    if (place !== path[0]) makeFocusable(place)
    place.focus({ preventScroll: true })
    if (document.activeElement === place) return
  }
}

/** For as long as it has the focus: nobody should come to it by a click. */
function makeFocusable(place: HTMLElement): void {
  if (place.hasAttribute('tabindex')) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
}
