import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { QuickTitle } from '#contract/quickRatings.ts'
import { things } from '#contract/things.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import { storageFailed, watch as watchWords } from '../../texts/marks.ts'
import * as texts from '../../texts/quickRatings.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { RatingChoice } from '../../ui/rating/RatingChoice.tsx'
import styles from './QuickDeck.module.css'
import { QuickFoot } from './QuickFoot.tsx'
import { QuickStack } from './QuickStack.tsx'
import { useQuickActs } from './useQuickActs.ts'
import { useQuickKeys } from './useQuickKeys.ts'

type QuickDeckProps = { cards: readonly [QuickTitle, ...QuickTitle[]]; left: number }

/** The title in front, with all its actions. The positions of the buttons are the same for every title. */
export function QuickDeck({ cards, left }: QuickDeckProps) {
  const [front] = cards
  const deck = useRef<HTMLElement>(null)
  const acts = useQuickActs(front)
  const { draft } = acts
  const { type, id, title: name, permalink, year, poster } = front
  const watch = useMark('watch', { type, id, name, card: { permalink, title: name, year, poster } }, storageFailed)
  useQuickKeys(deck, {
    chosen: draft.value,
    choose: (value) => acts.choose({ ...draft, value }),
    rate: (value) => void acts.rate(value),
    goOn: () => void acts.goOn(),
    skip: () => void acts.skip(),
    undo: () => void acts.undo(),
    watch: () => void watch.toggle(),
  })
  useEffect(() => {
    // Devices with a mouse have a keyboard: it works at once, unless another element has the focus.
    if (matchMedia('(hover: hover) and (pointer: fine)').matches && document.activeElement === document.body) {
      deck.current?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section ref={deck} className={styles.deck} aria-label={texts.deck} tabIndex={-1}>
      <QuickStack cards={cards} acts={acts} />
      <div className={styles.name} data-long={front.title.length > LONG}>
        <h2>
          <Link to={things[front.type].pages.page} params={front}>
            {/* Another title is another text: it comes, it does not move. The link keeps the focus. */}
            <span key={`${type}/${id}`}>{front.title}</span>
          </Link>
        </h2>
        <p key={`${type}/${id}`}>{toMeta(front)}</p>
      </div>
      <RatingChoice type={front.type} about={front.title} rating={draft} onChange={acts.choose} />
      <div className={styles.ways}>
        <Button variant="ghost" aria-keyshortcuts="Space" onClick={() => void acts.skip()}>
          {texts.unknown}
        </Button>
        <Button variant="ghost" aria-keyshortcuts="m" aria-pressed={watch.set} onClick={() => void watch.toggle()}>
          <Icon name="bookmark" size="small" filled={watch.set} />
          {watch.set ? watchWords.on : watchWords.off}
        </Button>
        <Button aria-keyshortcuts="Enter" onClick={() => void acts.goOn()}>
          {texts.next}
          <Icon name="right" size="small" />
        </Button>
      </div>
      <QuickFoot acts={acts} left={left} />
    </section>
  )
}

/** Characters that fit on one line of the large type. */
const LONG = 22

const toMeta = ({ type, genres, year }: QuickTitle): string =>
  [type === 'series' ? texts.series : null, ...genres.slice(0, 2), year].filter((part) => part !== null).join(' · ')
