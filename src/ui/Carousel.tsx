import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Carousel.module.css'
import { Icon } from './Icon.tsx'

type CarouselProps = { labels: { previous: string; next: string }; children: ReactNode }

/** What can still be scrolled to on either side. */
type Room = { before: boolean; after: boolean }

/** A row of list items to swipe through. Arrows stand only where something overflows and a mouse points (A11). */
export function Carousel({ labels, children }: CarouselProps) {
  const ref = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState<Room>({ before: false, after: false })

  useEffect(() => {
    const list = ref.current
    if (!list) return
    const measure = () => setRoom((last) => keepEqual(last, toRoom(list)))
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(list)
    list.addEventListener('scroll', measure, { passive: true })
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', measure)
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [])

  const scroll = (direction: 1 | -1) => {
    const list = ref.current
    list?.scrollBy({ left: direction * list.clientWidth * 0.8, behavior: 'smooth' })
  }

  return (
    <div className={styles.carousel}>
      <ul ref={ref} className={styles.list}>
        {children}
      </ul>
      {room.before && (
        <button
          type="button"
          className={styles.arrow}
          data-side="before"
          aria-label={labels.previous}
          onClick={() => scroll(-1)}
        >
          <Icon name="right" />
        </button>
      )}
      {room.after && (
        <button
          type="button"
          className={styles.arrow}
          data-side="after"
          aria-label={labels.next}
          onClick={() => scroll(1)}
        >
          <Icon name="right" />
        </button>
      )}
    </div>
  )
}

/** A pixel is rounding, not content. */
function toRoom({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Room {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
}

function keepEqual(last: Room, next: Room): Room {
  return last.before === next.before && last.after === next.after ? last : next
}
