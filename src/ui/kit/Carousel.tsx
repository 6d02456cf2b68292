import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Carousel.module.css'
import { type CarouselPlace, keepEqual, toPlace, toTarget } from './carouselPlace.ts'
import { Icon } from './Icon.tsx'
import { throttle } from './limitCalls.ts'
import { scrollOver } from './scrollOver.ts'

type CarouselProps = {
  labels: { previous: string; next: string }
  /** The duration of the scrolling after a click, in ms. */
  duration?: number
  children: ReactNode
}

const DURATION_MS = 300
const SCROLL_MS = 50

/**
 * A row of list items to swipe through. Arrows stand only where something overflows and a mouse points (A11); the one
 * that leads nowhere stays, so that the keyboard does not lose its place.
 */
export function Carousel({ labels, duration = DURATION_MS, children }: CarouselProps) {
  const ref = useRef<HTMLUListElement>(null)
  const stop = useRef(() => {})
  const [place, setPlace] = useState<CarouselPlace>({ overflows: false, isStart: true, isEnd: true })

  useEffect(() => {
    const list = ref.current
    if (!list) return
    const measure = () => setPlace((last) => keepEqual(last, toPlace(list)))
    const onScroll = throttle(measure, SCROLL_MS)
    const sizes = new ResizeObserver(measure)
    sizes.observe(list)
    list.addEventListener('scroll', onScroll, { passive: true })
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', onScroll)
      document.fonts?.removeEventListener('loadingdone', measure)
      onScroll.cancel()
      stop.current()
    }
  }, [])
  // More items change no size that an observer sees. Set only where it differs: an effect of every rendering that
  // always sets would keep the page rendering for good.
  useEffect(() => {
    const next = ref.current ? keepEqual(place, toPlace(ref.current)) : place
    if (next !== place) setPlace(next)
  })

  const scroll = (direction: 1 | -1) => {
    const list = ref.current
    if (!list) return
    stop.current()
    stop.current = scrollOver(list, toTarget(list, toStarts(list), direction), duration)
  }

  return (
    <div className={styles.carousel}>
      <ul ref={ref} className={styles.list}>
        {children}
      </ul>
      {place.overflows && (
        <>
          <Arrow side="before" label={labels.previous} leadsNowhere={place.isStart} onClick={() => scroll(-1)} />
          <Arrow side="after" label={labels.next} leadsNowhere={place.isEnd} onClick={() => scroll(1)} />
        </>
      )}
    </div>
  )
}

type ArrowProps = { side: 'before' | 'after'; label: string; leadsNowhere: boolean; onClick: () => void }

function Arrow({ side, label, leadsNowhere, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-side={side}
      aria-label={label}
      aria-disabled={leadsNowhere || undefined}
      onClick={leadsNowhere ? undefined : onClick}
    >
      <Icon name={side === 'before' ? 'left' : 'right'} />
    </button>
  )
}

/** The left edges of the items, in px of the list's content. */
function toStarts(list: HTMLElement): number[] {
  const edge = list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).paddingInlineStart || '0')
  return Array.from(list.children, (item) => item.getBoundingClientRect().left - edge + list.scrollLeft)
}
