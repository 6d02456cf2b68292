import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the view counts as near. */
const AHEAD = '400px'

/** Renders its children once their place comes near the view: what nobody scrolls to is never loaded. */
export function NearView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isNear && children}</div>
}
