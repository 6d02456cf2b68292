import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { type WaypointEvents, type WaypointOptions, watchWaypoint } from './watchWaypoint.ts'

type WaypointProps = WaypointEvents & WaypointOptions & { className?: string | undefined; children?: ReactNode }

/** A place of the page that tells when it is scrolled past. Without children it is a point and takes no room. */
export function Waypoint({
  className,
  children,
  topOffset,
  bottomOffset,
  fireOnRapidScroll,
  ...events
}: WaypointProps) {
  const place = useRef<HTMLDivElement>(null)
  const onEnter = useEffectEvent<NonNullable<WaypointEvents['onEnter']>>((from) => events.onEnter?.(from))
  const onLeave = useEffectEvent<NonNullable<WaypointEvents['onLeave']>>((to) => events.onLeave?.(to))
  const onPositionChange = useEffectEvent<NonNullable<WaypointEvents['onPositionChange']>>((position, before) =>
    events.onPositionChange?.(position, before),
  )
  useEffect(
    () =>
      place.current
        ? watchWaypoint(
            place.current,
            {
              onEnter: (from) => onEnter(from),
              onLeave: (to) => onLeave(to),
              onPositionChange: (position, before) => onPositionChange(position, before),
            },
            { topOffset, bottomOffset, fireOnRapidScroll },
          )
        : undefined,
    [topOffset, bottomOffset, fireOnRapidScroll],
  )
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}
