import { type HTMLAttributes, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

type Reorder<T> = {
  /** In the order that is being made. */
  items: readonly T[]
  dragged: T | null
  /** For the list of the rows. */
  rows: HTMLAttributes<HTMLOListElement> & { ref: RefObject<HTMLOListElement | null> }
  move: (item: T, step: 1 | -1) => void
  handle: (item: T) => HTMLAttributes<HTMLButtonElement>
}

/**
 * The distance from the window's edge within which dragging scrolls the page, in px, and the most it scrolls in a
 * frame.
 */
const EDGE = 96
const STEP = 14

/**
 * An order made by hand: by a pointer at a handle, by arrow keys there, or step by step. During the dragging only the
 * page changes; `onOrder` is called with each order that was made, and returns whether it was stored.
 */
export function useReorder<T>(
  stored: readonly T[],
  onOrder: (items: readonly T[], moved: T) => Promise<boolean>,
): Reorder<T> {
  const rowsRef = useRef<HTMLOListElement>(null)
  const pointerY = useRef(0)
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  // The stored order is shown as soon as the device has it; until then the page shows the order that was made.
  const current = draft && (draft.dragged !== null || draft.over === stored) ? draft : null
  const items = current?.items ?? stored

  const order = async (next: readonly T[], item: T) => {
    setDraft({ items: next, before: next, dragged: null, over: stored })
    if (!(await onOrder(next, item))) setDraft(null)
  }
  const move = (item: T, step: 1 | -1) => {
    const from = items.indexOf(item)
    const to = from + step
    if (from >= 0 && to >= 0 && to < items.length) void order(moved(items, from, to), item)
  }
  const handle = (item: T): HTMLAttributes<HTMLButtonElement> => ({
    onKeyDown: (event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      move(item, event.key === 'ArrowUp' ? -1 : 1)
    },
    onPointerDown: (event) => {
      if (event.button !== 0) return
      // The list captures the pointer: the row is removed and inserted again as it changes its place, and would lose
      // it.
      rowsRef.current?.setPointerCapture?.(event.pointerId)
      pointerY.current = event.clientY
      setDraft({ items, before: items, dragged: item, over: stored })
    },
  })
  const follow = () => {
    if (draft === null || draft.dragged === null) return
    const from = draft.items.indexOf(draft.dragged)
    const to = toPlace(rowsRef.current, from, pointerY.current)
    if (to !== from) setDraft({ ...draft, items: moved(draft.items, from, to) })
  }
  const drop = () => {
    if (draft === null || draft.dragged === null) return
    // Compared with the order when the dragging began, not with the stored one: that may have been read anew meanwhile.
    const isSame = draft.items.every((each, index) => each === draft.before[index])
    if (isSame) setDraft(null)
    else void order(draft.items, draft.dragged)
  }
  const rows: Reorder<T>['rows'] = {
    ref: rowsRef,
    onPointerMove: ({ clientY }) => {
      pointerY.current = clientY
      follow()
    },
    onPointerUp: drop,
    onPointerCancel: () => setDraft(null),
  }
  const scroll = useEffectEvent(() => {
    const by = toScroll(pointerY.current, window.innerHeight)
    if (by === 0) return
    window.scrollBy({ top: by, behavior: 'instant' })
    follow()
  })
  const isDragging = current !== null && current.dragged !== null
  useEffect(() => {
    if (!isDragging) return undefined
    let frame = requestAnimationFrame(function next() {
      scroll()
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDragging])
  return { items, dragged: current?.dragged ?? null, rows, move, handle }
}

/** The scrolling of this frame: the nearer to the edge, the further. @param y of the pointer, in px. */
function toScroll(y: number, height: number): number {
  const over = y < EDGE ? y - EDGE : Math.max(0, y - (height - EDGE))
  return Math.round((Math.max(-EDGE, Math.min(EDGE, over)) / EDGE) * STEP)
}

/** An order in the making over the one that is stored. `before`: the order when the dragging began. */
type Draft<T> = { items: readonly T[]; before: readonly T[]; dragged: T | null; over: readonly T[] }

function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** The row whose middle the pointer has passed. */
function toPlace(rows: HTMLElement | null, from: number, y: number): number {
  const boxes = [...(rows?.children ?? [])].map((row) => row.getBoundingClientRect())
  const above = boxes.findIndex((box, index) => index < from && y < box.top + box.height / 2)
  if (above >= 0) return above
  const below = boxes.findLastIndex((box, index) => index > from && y > box.top + box.height / 2)
  return below >= 0 ? below : from
}
