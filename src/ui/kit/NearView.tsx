import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './NearView.module.css'

/** What is in the view, and whatever lies above it: somebody jumped past it. */
const IN_VIEW = '99999px 0px 0px'
/** Once somebody scrolls, so far below the view counts as near. */
const NEAR = '99999px 0px 400px'

type NearViewProps = {
  /** Does not wait: what the page's address names is in there. */
  isNow?: boolean
  children: ReactNode
}

/**
 * Renders its children once their place comes near the view: what nobody scrolls to is never loaded. While they are
 * loading, which they say by a section or `status` that is busy, the place is as high as the screen, or as `--place`
 * says: nothing visible moves.
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
