import { type ReactNode, useEffect, useRef, useState } from 'react'

/** So far below the view counts as near, and whatever lies above: somebody jumped past it. */
const NEAR = '99999px 0px 400px'

/** Renders its children once their place comes near the view: what nobody scrolls to is never loaded. */
export function NearView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    if (!('IntersectionObserver' in window)) return setNear(true)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isNear && children}</div>
}
