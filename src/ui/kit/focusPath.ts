/** An element and its ancestors, from the inside out. */
export type FocusPath = readonly Element[]

/** @returns an empty path where nothing of the page has the focus. */
export function toFocusPath(element: Element | null): FocusPath {
  if (element === null || element === document.body) return []
  const path = [element]
  // Children of the body are no place on the page: the app's root, and elements that are mounted beside it.
  for (let each = element.parentElement; each?.parentElement; each = each.parentElement) {
    if (each.parentElement !== document.body && each !== document.body) path.push(each)
  }
  return path
}

/**
 * Focuses an element again or, where it was removed, its nearest ancestor that is still on the page: the keyboard and a
 * screen reader continue from there.
 */
export function focusNearest(path: FocusPath): void {
  for (const place of [...path, document.querySelector('main')]) {
    if (!(place instanceof HTMLElement) || !place.isConnected) continue
    if (place !== path[0]) makeFocusable(place)
    place.focus({ preventScroll: true })
    if (document.activeElement === place) return
  }
}

/** Makes an element focusable for as long as it has the focus: a click should not focus it later. */
function makeFocusable(place: HTMLElement): void {
  if (place.hasAttribute('tabindex')) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
}
