import type { Edit } from './applyTool.ts'

/** Carries a change out in a field as if it was typed, so that the browser's own undo takes it back. */
export function write(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus()
  area.setSelectionRange(from, to)
  // Deprecated, and the only way into a field's undo.
  const isTyped = insert === '' ? document.execCommand?.('delete') : document.execCommand?.('insertText', false, insert)
  if (!isTyped) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}
