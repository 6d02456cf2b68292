import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Pull, toPull, toRelease } from './pull.ts'

type Drag = { id: number; x: number; y: number; lastX: number; lastAt: number; speed: number; isSwipe: boolean }

/** The movement before a swipe is told from scrolling, in pixels. */
const UNDECIDED = 8
/** How much of the newest movement counts in the speed. */
const NEWEST = 0.6

const still: Pull = { act: 'none' }

/**
 * Follows a finger, pen or mouse over the stage with the custom property `--dx`; vertical movement is the page's. The
 * property stays until the act is done, so that the card flies on from where it was let go.
 *
 * @param onEnd called with the result of the swipe; resolves once it is done.
 */
export function useSwipe(
  stage: RefObject<HTMLElement | null>,
  chosen: number | null,
  onEnd: (meant: 'skip' | { value: number }, dx: number) => Promise<void>,
) {
  const drag = useRef<Drag | null>(null)
  const [pull, setPull] = useState<Pull>(still)
  const [isDragging, setDragging] = useState(false)
  const moveTo = (dx: number) => stage.current?.style.setProperty('--dx', `${dx}px`)
  const springBack = () => {
    drag.current = null
    setDragging(false)
    setPull(still)
    moveTo(0)
  }
  const width = () => stage.current?.clientWidth ?? 0

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (drag.current !== null || !event.isPrimary || event.button !== 0) return
      const { pointerId: id, clientX: x, clientY: y, timeStamp: lastAt } = event
      drag.current = { id, x, y, lastX: x, lastAt, speed: 0, isSwipe: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current
      if (now?.id !== event.pointerId) return
      const dx = event.clientX - now.x
      if (!now.isSwipe) {
        const dy = Math.abs(event.clientY - now.y)
        if (Math.max(Math.abs(dx), dy) < UNDECIDED) return
        if (dy > Math.abs(dx)) return springBack()
        now.isSwipe = true
        setDragging(true)
        // A mouse that leaves the stage must be heard here too.
        event.currentTarget.setPointerCapture?.(event.pointerId)
      }
      const ms = Math.max(1, event.timeStamp - now.lastAt)
      now.speed = now.speed * (1 - NEWEST) + ((event.clientX - now.lastX) / ms) * NEWEST
      now.lastX = event.clientX
      now.lastAt = event.timeStamp
      moveTo(dx)
      const next = toPull(dx, width(), chosen)
      setPull((before) => (isSame(before, next) ? before : next))
    },
    onPointerUp: async (event: PointerEvent<HTMLElement>) => {
      const now = drag.current
      if (now?.id !== event.pointerId) return
      const dx = event.clientX - now.x
      const meant = now.isSwipe ? toRelease(toPull(dx, width(), chosen), now.speed, chosen) : null
      if (meant === null) return springBack()
      drag.current = null
      await onEnd(meant, dx)
      springBack()
    },
    onPointerCancel: springBack,
  }
  return { pull, isDragging, handlers }
}

function isSame(one: Pull, other: Pull): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
