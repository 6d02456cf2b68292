import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { QuickTitle } from '#contract/quickRatings.ts'
import { toRatingWord } from '#contract/ratingWords.ts'
import { toQuickPoster } from '../../atoms/quickRatings/quickDevice.ts'
import { toQuickKey } from '../../atoms/quickRatings/quickPile.ts'
import * as texts from '../../texts/quickRatings.ts'
import { toDecimal } from '../../ui/kit/format.ts'
import { Poster } from '../../ui/kit/Poster.tsx'
import { prefersReducedMotion } from '../../ui/kit/prefersReducedMotion.ts'
import type { Pull } from './pull.ts'
import styles from './QuickStack.module.css'
import type { QuickActs } from './useQuickActs.ts'
import { useSwipe } from './useSwipe.ts'

type Leaving = { title: QuickTitle; to: 'left' | 'right'; from: number }
type QuickStackProps = { cards: readonly QuickTitle[]; acts: QuickActs }

/**
 * The posters: the front one can be swiped, and the next lies below it, ready. Beside the title they say nothing new.
 */
export function QuickStack({ cards, acts }: QuickStackProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const chosen = acts.draft.value
  const { pull, isDragging, handlers } = useSwipe(stage, chosen, async (meant, dx) => {
    const [title] = cards
    const isGone = await (meant === 'skip' ? acts.skip() : acts.rate(meant.value))
    if (isGone && title && !prefersReducedMotion()) {
      setLeaving({ title, to: meant === 'skip' ? 'left' : 'right', from: dx })
    }
  })
  useSteps(pull)
  return (
    <div ref={stage} className={styles.stage} data-dragging={isDragging} {...handlers}>
      <div className={styles.stack} aria-hidden="true">
        {cards.map((card, place) => (
          <div key={toQuickKey(card)} className={styles.card} data-place={place}>
            <Poster image={toQuickPoster(card.poster)} title={card.title} sizes={SIZES} eager decorative />
          </div>
        ))}
        {leaving && (
          <div
            key={`gone ${toQuickKey(leaving.title)}`}
            className={styles.card}
            data-to={leaving.to}
            style={{ '--dx': `${leaving.from}px`, '--to': TO[leaving.to] } as CSSProperties}
            onAnimationEnd={() => setLeaving(null)}
          >
            <Poster
              image={toQuickPoster(leaving.title.poster)}
              title={leaving.title.title}
              sizes={SIZES}
              eager
              decorative
            />
          </div>
        )}
        <PullLabel pull={pull} />
      </div>
    </div>
  )
}

/** Out of the page, at any width. */
const TO = { left: '-100vw', right: '100vw' } as const

/** The one width that is asked for decides; the attribute has to be there. */
const SIZES = '250px'

function PullLabel({ pull }: { pull: Pull }) {
  switch (pull.act) {
    case 'none':
      return null
    case 'skip':
      return (
        <span className={styles.label} data-ready={pull.ready}>
          {texts.unknown}
        </span>
      )
    case 'rate':
      return (
        <span className={styles.label} data-ready={pull.ready}>
          <b>{toDecimal(pull.value)}</b>
          {toRatingWord(pull.value)}
        </span>
      )
  }
}

/** Each new word of the scale is felt where devices can. */
function useSteps(pull: Pull) {
  const felt = pull.act === 'rate' ? toRatingWord(pull.value) : pull.act
  useEffect(() => {
    if (felt !== 'none' && 'vibrate' in navigator) navigator.vibrate(8)
  }, [felt])
}
