/**
 * Moves the focus to content that has just been loaded into a dialog, if the dialog itself has the focus. A focus that
 * the user has moved elsewhere stays.
 */
export function arriveAt(element: HTMLElement | null): void {
  if (element && document.activeElement === element.closest('dialog')) element.focus({ preventScroll: true })
}
