/** Between the list and what it stands at, in px. */
const GAP = 6
/** Of how a field breaks its lines. */
const COPIED = [
  ...['font', 'letter-spacing', 'word-spacing', 'line-height', 'text-indent', 'tab-size', 'text-align'],
  ...['padding', 'border-width', 'border-style'],
] as const

/**
 * Places a list, which stands in the top layer and scrolls with the page, where it covers nothing of what is typed and no
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
  // Wider than a narrow field it ends with that, and begins before it.
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

/** What is to be seen of the page: without a phone's keyboard, and without the header. */
function toView() {
  const { offsetTop = 0, offsetLeft = 0, height = innerHeight, width = innerWidth } = window.visualViewport ?? {}
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return {
    ...{ top: Math.max(offsetTop, header), bottom: offsetTop + height },
    ...{ left: offsetLeft + GAP, right: offsetLeft + width - GAP },
  }
}

/** Where a place in a field's text is to be seen: fields do not tell, what has the same lines does. */
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
