import { type PointerEvent, useRef } from 'react'
import { toRatingWord, toRatingWordIndex } from '#contract/ratingWords.ts'
import * as texts from '../../texts/ratings.ts'
import { toNumberValue } from '../kit/attributeValues.ts'
import { toDecimal } from '../kit/format.ts'
import styles from './RatingRail.module.css'
import { toKeyedValue } from './ratingKeys.ts'

type RatingRailProps = {
  /** The value under the thumb; null shows a hollow one. */
  value: number | null
  /** The community's average, as a tick on the rail. */
  average: number | null
  onMove: (value: number) => void
  onRest: () => void
  onRelease: () => void
  onCancel: () => void
  describedBy: string
}

/** A native range from 0 to 10 under a drawn rail. Steps that cross into another word are felt where devices can. */
export function RatingRail({ value, average, onMove, onRest, onRelease, onCancel, describedBy }: RatingRailProps) {
  const dragging = useRef(false)
  const move = (next: number) => {
    if (value === null || toRatingWordIndex(next) !== toRatingWordIndex(value)) feel()
    onMove(next)
  }
  const release = (event: PointerEvent<HTMLInputElement>) => {
    if (!dragging.current) return
    dragging.current = false
    // A tap on the value that the hollow thumb stands on changes nothing in the range, and is a rating all the same.
    onMove(Number(event.currentTarget.value))
    onRelease()
  }
  return (
    <div className={styles.rail} data-unrated={value === null || undefined} data-number={toPlace(value ?? 0)}>
      <input
        type="range"
        className={styles.input}
        min={0}
        max={10}
        step={0.5}
        value={value ?? 0}
        aria-label={texts.yourRating}
        aria-valuetext={value === null ? texts.notRatedYet : texts.valueText(toDecimal(value), toRatingWord(value))}
        aria-describedby={describedBy}
        onChange={(event) => {
          move(Number(event.currentTarget.value))
          if (!dragging.current) onRest()
        }}
        onPointerDown={(event) => {
          dragging.current = true
          // A mouse that lets go outside the rail must be heard here too.
          event.currentTarget.setPointerCapture?.(event.pointerId)
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          dragging.current = false
          onCancel()
        }}
        onKeyDown={(event) => {
          const next = toKeyedValue(event.key, value ?? 0)
          if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          move(next)
          onRest()
        }}
        onBlur={onRelease}
      />
      {average !== null && (
        <span className={styles.average} data-number={toPlace(average)}>
          <span aria-hidden="true">{texts.average}</span>
          <span className="visuallyHidden">{texts.averageOf(toDecimal(average))}</span>
        </span>
      )}
      <div className={styles.track}>
        <div className={styles.fill} />
      </div>
      <div className={styles.ticks} />
      <div className={styles.thumb} />
    </div>
  )
}

/** The position of a value, in hundredths of the rail. */
const toPlace = (value: number) => toNumberValue(value * 10)

function feel() {
  if ('vibrate' in navigator) navigator.vibrate(8)
}
