import { useId } from 'react'
import type { RatableType, RatingInput } from '#contract/ratings.ts'
import { toRatingWord, toRatingWordIndex } from '#contract/ratingWords.ts'
import * as texts from '../../texts/ratings.ts'
import { toDecimal } from '../kit/format.ts'
import { Icon } from '../kit/Icon.tsx'
import { MarkButton } from './MarkButton.tsx'
import styles from './RatingBox.module.css'
import { RatingFoot, type RatingStatus } from './RatingFoot.tsx'
import { RatingRail } from './RatingRail.tsx'
import { useRatingDraft } from './useRatingDraft.ts'

type RatingBoxProps = {
  type: RatableType
  /** The title, where a page has several of these. */
  about?: string
  /** It has not come out yet: only previews were. */
  isToCome?: boolean
  rating: RatingInput
  status: RatingStatus
  /** The community's average; null while nobody has rated. */
  average: number | null
  /** False when the rating was not stored: no member is signed in, or the device has no room. */
  onRate: (rating: RatingInput) => Promise<boolean>
  onClear: () => Promise<boolean>
}

/** The member's rating of a title: value on the scale, skull or heart, and the state of sending it. */
export function RatingBox({ type, about, isToCome = false, rating, status, average, onRate, onClear }: RatingBoxProps) {
  const footId = useId()
  const { value, top, flop } = rating
  const words = texts.wordsOf[type]
  const draft = useRatingDraft(value, (next) => onRate({ value: next, top, flop }))
  const { shown } = draft
  const isRated = value !== null || top || flop
  const press = (mark: 'top' | 'flop') => {
    const marks = { top: mark === 'top' && !top, flop: mark === 'flop' && !flop }
    void (shown === null && !marks.top && !marks.flop ? onClear() : onRate({ value: shown, ...marks }))
    draft.cancel()
  }
  return (
    <section className={styles.box} aria-label={about === undefined ? texts.yourRating : texts.yourRatingOf(about)}>
      <div className={styles.top}>
        {shown === null ? (
          <span className={styles.question}>{isToCome ? texts.seenAlready : words.unrated}</span>
        ) : (
          <>
            <span className={styles.figure}>{toDecimal(shown)}</span>
            <span key={toRatingWordIndex(shown)} className={styles.word}>
              {toRatingWord(shown)}
            </span>
          </>
        )}
        {isRated && (
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.remove}
            title={texts.remove}
            onClick={() => {
              draft.cancel()
              void onClear()
            }}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
      <div className={styles.scale}>
        <MarkButton mark="flop" label={words.flop} pressed={flop} onPress={() => press('flop')} />
        <RatingRail
          value={shown}
          average={average}
          onMove={draft.move}
          onRest={draft.sendSoon}
          onRelease={draft.send}
          onCancel={draft.cancel}
          describedBy={footId}
        />
        <MarkButton mark="top" label={words.top} pressed={top} onPress={() => press('top')} />
      </div>
      <RatingFoot id={footId} type={type} status={status} mark={top ? 'top' : flop ? 'flop' : null} isRated={isRated} />
    </section>
  )
}
