import { type HTMLAttributes, type RefObject, useRef, useState } from 'react'

type Reorder<T> = {
  /** In the order that is being made. */
  items: readonly T[]
  dragged: T | null
  rowsRef: RefObject<HTMLOListElement | null>
  move: (item: T, step: 1 | -1) => void
  handle: (item: T) => HTMLAttributes<HTMLButtonElement>
}

/**
 * An order made by hand: by a pointer at a handle, by arrow keys there, or step by step. While it is dragged only the
 * page changes; `onOrder` hears of each order that was made, and answers whether it
 * was stored.
 */
export function useReorder<T>(
  stored: readonly T[],
  onOrder: (items: readonly T[], moved: T) => Promise<boolean>,
): Reorder<T> {
  const rowsRef = useRef<HTMLOListElement>(null)
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  // What was stored shows as soon as the device says so; until then the page keeps what was made.
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
      event.currentTarget.setPointerCapture?.(event.pointerId)
      setDraft({ items, before: items, dragged: item, over: stored })
    },
    onPointerMove: (event) => {
      if (draft?.dragged !== item) return
      const from = draft.items.indexOf(item)
      const to = toPlace(rowsRef.current, from, event.clientY)
      if (to !== from) setDraft({ ...draft, items: moved(draft.items, from, to) })
    },
    onPointerUp: () => {
      if (draft?.dragged !== item) return
      // Not over what is stored by now: the same titles may have been read anew meanwhile.
      const isSame = draft.items.every((each, index) => each === draft.before[index])
      if (isSame) setDraft(null)
      else void order(draft.items, item)
    },
    onPointerCancel: () => setDraft(null),
  })
  return { items, dragged: current?.dragged ?? null, rowsRef, move, handle }
}

/** An order in the making over the one that is stored. `before`: as it was when the dragging began. */
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
