import { useEffect, useState } from 'react'
import { watchScroll } from './watchScroll.ts'

/** `resting`: at its place in the page. Past it: `shown` at the top while the reader scrolls up, else `hidden`. */
export type PageNavigationState = 'resting' | 'hidden' | 'shown'

/** The state of a page's navigation: whether its place was scrolled past, and the direction of scrolling. */
export function usePageNavigationState(isPast: boolean): PageNavigationState {
  const [isUp, setUp] = useState(false)
  useEffect(() => {
    if (!isPast) return
    // A reader who has just passed it was scrolling down.
    setUp(false)
    let last = window.scrollY
    return watchScroll(() => {
      const now = window.scrollY
      if (now !== last) setUp(now < last)
      last = now
    })
  }, [isPast])
  if (!isPast) return 'resting'
  return isUp ? 'shown' : 'hidden'
}
