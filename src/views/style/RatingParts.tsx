import { useState } from 'react'
import type { RatingInput } from '#contract/ratings.ts'
import { heading as quickRatings } from '../../texts/quickRatings.ts'
import * as texts from '../../texts/style.ts'
import { RatingBox } from '../../ui/rating/RatingBox.tsx'
import { RatingChoice } from '../../ui/rating/RatingChoice.tsx'
import type { RatingStatus } from '../../ui/rating/RatingFoot.tsx'
import { Section, Shown, State } from './Section.tsx'
import styles from './specimens.module.css'

const { states, words } = texts
const none: RatingInput = { value: null, top: false, flop: false }

const samples: readonly { label: string; rating: RatingInput; status: RatingStatus; average?: number }[] = [
  { label: states.unrated, rating: none, status: { state: 'none' } },
  { label: states.saved, rating: { value: 8.5, top: true, flop: false }, status: { state: 'saved' }, average: 7.9 },
  {
    label: states.pending,
    rating: { value: 2.5, top: false, flop: false },
    status: { state: 'pending' },
    average: 6.2,
  },
  {
    label: states.error,
    rating: { value: 6, top: false, flop: false },
    status: { state: 'failed', reason: words.refused },
    average: 7.1,
  },
  { label: states.cleared, rating: { value: null, top: false, flop: true }, status: { state: 'saved' } },
]

/** From skull to heart. */
export function RatingParts() {
  return (
    <Section name="rating">
      <Shown file="rating/RatingBox.tsx">
        {samples.map(({ label, ...sample }) => (
          <State key={label} label={label}>
            <div className={styles.box}>
              <RatingSample about={label} {...sample} />
            </div>
          </State>
        ))}
      </Shown>
      <Shown file="rating/RatingChoice.tsx">
        <State label={states.unrated}>
          <div className={styles.box}>
            <ChoiceSample />
          </div>
        </State>
      </Shown>
    </Section>
  )
}

function ChoiceSample() {
  const [rating, setRating] = useState(none)
  return <RatingChoice type="movies" about={quickRatings} rating={rating} onChange={setRating} />
}

/** It can be tried: what is chosen is saved at once. */
function RatingSample({ about, rating, status, average }: Omit<(typeof samples)[number], 'label'> & { about: string }) {
  const [held, setHeld] = useState({ rating, status })
  const hold = async (next: RatingInput) => {
    setHeld({ rating: next, status: { state: 'saved' } })
    return true
  }
  return (
    <RatingBox
      type="movies"
      about={about}
      {...held}
      average={average ?? null}
      onRate={hold}
      onClear={() => hold(none)}
    />
  )
}
