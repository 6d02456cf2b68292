import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createWatchNear } from './watchNear.ts'

const watchNear = createWatchNear({ rootMargin: '800px 0px' })

type WhileNearProps = {
  /** There in any case: the list is short, or the first view shows it. */
  isAlways: boolean
  /** About how high one is that has not been seen yet, in px. */
  height: number
  children: ReactNode
}

/**
 * One of thousands of items in a list: rendered while its place is near the view, else a gap of the same height. An
 * item with the focus or a form stays rendered wherever the page is scrolled to.
 */
export function WhileNear({ isAlways, height, children }: WhileNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [gap, setGap] = useState<number | null>(isAlways ? null : height)
  useEffect(() => {
    const element = place.current
    if (isAlways || element === null) return setGap(null)
    return watchNear(element, (isNear, was) => {
      if (isNear) setGap(null)
      else if (!isInUse(element)) setGap(was)
    })
  }, [isAlways])
  return (
    <div ref={place} style={gap === null ? undefined : { blockSize: gap }}>
      {gap === null && children}
    </div>
  )
}

const isInUse = (element: Element) => element.contains(document.activeElement) || element.querySelector('form') !== null
