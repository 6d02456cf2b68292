import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './NearView.module.css'

/** The margin of the view before scrolling: the view itself and all above it, which a jump may have passed. */
const IN_VIEW = '99999px 0px 0px'
/** The margin after the first scrolling: the distance below the view that counts as near. */
const NEAR = '99999px 0px 400px'

type NearViewProps = {
  /** Renders at once: the page's address names a part of it. */
  isNow?: boolean
  children: ReactNode
}

/**
 * Renders its children once their place comes near the view: parts that nobody scrolls to are never loaded. While they
 * are loading, marked by a busy section or `status`, the place is as high as the screen, or as `--place` sets: nothing
 * visible moves.
 */
export function NearView({ isNow = false, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    if (isNow || !('IntersectionObserver' in window)) return setNear(true)
    const { current } = place
    let observer: IntersectionObserver | undefined
    const observe = (rootMargin: string) => {
      observer?.disconnect()
      observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setNear(true)
        },
        { rootMargin },
      )
      observer.observe(current)
    }
    observe(window.scrollY > 0 ? NEAR : IN_VIEW)
    const onScroll = () => observe(NEAR)
    window.addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      observer?.disconnect()
    }
  }, [isNow])
  return (
    <div ref={place} className={styles.place}>
      {isNear && children}
    </div>
  )
}
