/**
 * Moves the focus to content that has just been loaded into a dialog, if the dialog itself has the focus. A focus that
 * the user has moved elsewhere stays. A dialog that opens with its content begins there, too, and not at a hidden link.
 */
export function arriveAt(element: HTMLElement | null): void {
  if (!element) return
  element.autofocus = true
  if (document.activeElement === element.closest('dialog')) element.focus({ preventScroll: true })
}
