/** The distance between the list and the field or line, in px. */
const GAP = 6
/** The style properties that decide how a field breaks its lines. */
const COPIED = [
  ...['font', 'letter-spacing', 'word-spacing', 'line-height', 'text-indent', 'tab-size', 'text-align'],
  ...['padding', 'border-width', 'border-style'],
] as const

/**
 * Places a list, which is in the top layer and scrolls with the page, where it does not cover the typed text and no
 * keyboard covers it: below the field, else above it, else at the line of the caret, on the side with more room.
 *
 * @param at the place in the text at which the list begins.
 */
export function placeList(list: HTMLElement, field: HTMLTextAreaElement, at: number): void {
  const view = toView()
  const around = field.getBoundingClientRect()
  const caret = toCaret(field, at)
  list.style.maxBlockSize = ''
  const height = list.offsetHeight + GAP
  const { top, room } = toPlace(around, caret, view, height)
  list.style.maxBlockSize = `${room}px`
  list.style.top = `${scrollY + top - (top < caret.top ? Math.min(height - GAP, room) : 0)}px`
  // A list that is wider than the field ends at the field's right edge, and begins left of the field.
  const most = Math.min(around.right, view.right) - list.offsetWidth
  list.style.left = `${scrollX + Math.max(view.left, Math.min(caret.left, most))}px`
}

type Span = { top: number; bottom: number }

/** `top`: the list's upper edge where it goes down, its lower edge where it goes up. */
function toPlace(around: Span, caret: Span, view: Span, height: number): { top: number; room: number } {
  for (const { top, bottom } of [around, caret]) {
    if (view.bottom - bottom >= height) return { top: bottom + GAP, room: view.bottom - bottom - GAP }
    if (top - view.top >= height) return { top: top - GAP, room: top - view.top - GAP }
  }
  const isBelow = view.bottom - caret.bottom >= caret.top - view.top
  return isBelow
    ? { top: caret.bottom + GAP, room: view.bottom - caret.bottom - GAP }
    : { top: caret.top - GAP, room: caret.top - view.top - GAP }
}

/** The visible part of the page: without a phone's keyboard, and without the header. */
function toView() {
  const { offsetTop = 0, offsetLeft = 0, height = innerHeight, width = innerWidth } = window.visualViewport ?? {}
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return {
    ...{ top: Math.max(offsetTop, header), bottom: offsetTop + height },
    ...{ left: offsetLeft + GAP, right: offsetLeft + width - GAP },
  }
}

/** The position of a place in a field's text, measured in a copy with the same lines: fields do not tell it. */
function toCaret(field: HTMLTextAreaElement, at: number): Span & { left: number } {
  const mirror = document.createElement('div')
  const mark = document.createElement('span')
  const style = getComputedStyle(field)
  for (const name of COPIED) mirror.style.setProperty(name, style.getPropertyValue(name))
  Object.assign(mirror.style, {
    ...{ position: 'absolute', visibility: 'hidden', boxSizing: 'border-box', top: '0', left: '0' },
    ...{ whiteSpace: 'pre-wrap', overflowWrap: 'break-word', inlineSize: `${field.offsetWidth}px` },
  })
  mark.textContent = '@'
  mirror.append(field.value.slice(0, at), mark)
  document.body.append(mirror)
  const { left, top } = field.getBoundingClientRect()
  const first = top + mark.offsetTop - field.scrollTop
  const place = { left: left + mark.offsetLeft, top: first, bottom: first + mark.offsetHeight }
  mirror.remove()
  return place
}
