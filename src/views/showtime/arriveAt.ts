/**
 * Moves the focus to what has just come into a dialog, if it waits on the dialog itself: whoever has meanwhile gone
 * elsewhere stays there.
 */
export function arriveAt(element: HTMLElement | null): void {
  if (element && document.activeElement === element.closest('dialog')) element.focus({ preventScroll: true })
}
