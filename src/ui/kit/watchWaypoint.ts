import { debounce } from './limitCalls.ts'
import { watchScroll } from './watchScroll.ts'

/** The position of a waypoint, seen from the viewport: scrolled past, in it, or still to come. */
export type WaypointPosition = 'above' | 'inside' | 'below'

export type WaypointEvents = {
  onEnter?: ((from: WaypointPosition | null) => void) | undefined
  onLeave?: ((to: WaypointPosition) => void) | undefined
  onPositionChange?: ((position: WaypointPosition, before: WaypointPosition | null) => void) | undefined
}

export type WaypointOptions = {
  /**
   * The distance inside the viewport's edges from which it counts: `20px` or `10%` of the height. Negative: outside of
   * them.
   */
  topOffset?: string | undefined
  bottomOffset?: string | undefined
  /** Whether a waypoint that was jumped over between two looks is entered and left all the same. */
  fireOnRapidScroll?: boolean | undefined
}

const VIEWPORT_MS = 50

/**
 * Watches a waypoint pass through the viewport. It looks while scrolling and after the viewport has changed, and
 * compares with what it saw last: unlike an `IntersectionObserver` it notices what was jumped over between two frames.
 *
 * @returns stops watching.
 */
export function watchWaypoint(element: Element, events: WaypointEvents, options: WaypointOptions = {}): () => void {
  const { topOffset = '0px', bottomOffset = '0px', fireOnRapidScroll = true } = options
  let last: WaypointPosition | null = null
  const look = () => {
    const height = window.innerHeight
    const top = toPixels(topOffset, height)
    const bottom = height - toPixels(bottomOffset, height)
    const now = toPosition(element.getBoundingClientRect(), top, bottom)
    const before = last
    if (now === before) return
    last = now
    events.onPositionChange?.(now, before)
    const jumped = before !== null && before !== 'inside' && now !== 'inside'
    if (now === 'inside') events.onEnter?.(before)
    else if (before === 'inside') events.onLeave?.(now)
    else if (jumped && fireOnRapidScroll) {
      events.onEnter?.(before)
      events.onLeave?.(now)
    }
  }
  const onViewport = debounce(look, VIEWPORT_MS)
  const stopScroll = watchScroll(look)
  window.addEventListener('resize', onViewport)
  look()
  return () => {
    stopScroll()
    window.removeEventListener('resize', onViewport)
    onViewport.cancel()
  }
}

/** A waypoint on the edge is inside. */
function toPosition(rect: Pick<DOMRect, 'top' | 'bottom'>, top: number, bottom: number): WaypointPosition {
  if (rect.bottom < top) return 'above'
  return rect.top > bottom ? 'below' : 'inside'
}

function toPixels(offset: string, height: number): number {
  const number = Number.parseFloat(offset)
  return offset.endsWith('%') ? (number / 100) * height : number
}
