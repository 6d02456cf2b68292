import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './NearView.module.css'
import { createWatchNear } from './watchNear.ts'

/** Before scrolling: the view itself and all above it, which a jump may have passed. */
const watchInView = createWatchNear({ rootMargin: '99999px 0px 0px' })
/** After the first scrolling: also the distance below the view that counts as near. */
const watchNear = createWatchNear({ rootMargin: '99999px 0px 400px' })

type NearViewProps = {
  /** Renders at once: the page's address names a part of it. */
  isNow?: boolean
  children: ReactNode
}

/**
 * Renders its children once their place comes near the view: parts that nobody scrolls to are never loaded. While they
 * are loading, marked by a busy section or `status`, the place is as high as the screen, or as `--place` sets, and the
 * places beside it that stand below wait with their content: nothing visible moves.
 */
export function NearView({ isNow = false, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!current) return
    if (isNow) return setNear(true)
    const show = (isShown: boolean) => {
      if (isShown) setNear(true)
    }
    let stop = (window.scrollY > 0 ? watchNear : watchInView)(current, show)
    const onScroll = () => {
      stop()
      stop = watchNear(current, show)
    }
    window.addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      stop()
    }
  }, [isNow])
  return (
    <div ref={place} className={isNow ? `${styles.place} ${styles.now}` : styles.place}>
      {isNear && children}
    </div>
  )
}
