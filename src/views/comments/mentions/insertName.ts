import type { Fragment } from './toFragment.ts'

/** Puts a whole name in place of what was typed of it, as if it had been typed: the way back (Ctrl+Z) knows it. */
export function insertName(field: HTMLTextAreaElement, { start, typed }: Fragment, name: string): void {
  const end = start + 1 + typed.length
  const isApart = /^\s/.test(field.value.slice(end))
  const text = `@${name}${isApart ? '' : ' '}`
  field.focus()
  field.setSelectionRange(start, end)
  // Nothing else writes into a field so that it can be taken back.
  if (document.execCommand?.('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
