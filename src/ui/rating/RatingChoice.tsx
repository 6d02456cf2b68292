import { useId, useRef } from 'react'
import type { RatableType, RatingInput } from '#contract/ratings.ts'
import { toRatingWord } from '#contract/ratingWords.ts'
import { howTo, wordsOf, yourRatingOf } from '../../texts/ratings.ts'
import { toDecimal } from '../kit/format.ts'
import { MarkButton } from './MarkButton.tsx'
import styles from './RatingBox.module.css'
import { RatingRail } from './RatingRail.tsx'

type RatingChoiceProps = {
  type: RatableType
  about: string
  rating: RatingInput
  onChange: (rating: RatingInput) => void
}

/**
 * The scale of the member's rating where it is only chosen: the button that sends it is beside it. Its height is
 * constant.
 */
export function RatingChoice({ type, about, rating, onChange }: RatingChoiceProps) {
  const { value, top, flop } = rating
  const words = wordsOf[type]
  const hintId = useId()
  /** The value before the thumb began to move; undefined while it rests. */
  const before = useRef<number | null>(undefined)
  const choose = (next: number | null) => onChange({ ...rating, value: next })
  const rest = () => {
    before.current = undefined
  }
  return (
    <section className={styles.box} aria-label={yourRatingOf(about)}>
      <div className={styles.top}>
        {value !== null && <span className={styles.figure}>{toDecimal(value)}</span>}
        {/* One of its own for each place where it stands: it comes there, it does not move. */}
        <span key={value === null ? 'alone' : value < 10 ? 'besideOne' : 'besideTwo'} className={styles.word}>
          {value !== null ? toRatingWord(value) : top ? words.top : flop ? words.flop : words.unrated}
        </span>
      </div>
      <div className={styles.scale}>
        <MarkButton
          mark="flop"
          label={words.flop}
          pressed={flop}
          onPress={() => onChange({ value, top: false, flop: !flop })}
        />
        <RatingRail
          value={value}
          average={null}
          onMove={(next) => {
            if (before.current === undefined) before.current = value
            choose(next)
          }}
          onRest={rest}
          onRelease={rest}
          onCancel={() => {
            // The gesture was a scroll: the value before it is restored.
            if (before.current !== undefined) choose(before.current)
            rest()
          }}
          describedBy={hintId}
        />
        <MarkButton
          mark="top"
          label={words.top}
          pressed={top}
          onPress={() => onChange({ value, top: !top, flop: false })}
        />
      </div>
      <span id={hintId} hidden>
        {howTo}
      </span>
    </section>
  )
}
