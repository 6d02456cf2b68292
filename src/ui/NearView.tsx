import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './NearView.module.css'

/** So far below the view counts as near, and whatever lies above: somebody jumped past it. */
const NEAR = '99999px 0px 400px'

type NearViewProps = {
  /** Does not wait: what the page's address names is in there. */
  isNow?: boolean
  children: ReactNode
}

/**
 * Renders its children once their place comes near the view: what nobody scrolls to is never loaded. While they are
 * loading, which they say by a `status` that is busy, the place is as high as the screen, so that nothing visible moves.
 */
export function NearView({ isNow = false, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    if (isNow || !('IntersectionObserver' in window)) return setNear(true)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNow])
  return (
    <div ref={place} className={styles.place}>
      {isNear && children}
    </div>
  )
}
