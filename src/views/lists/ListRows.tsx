import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { things } from '#contract/things.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import * as texts from '../../texts/lists.ts'
import { waitingWords } from '../../texts/waiting.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import styles from './ListView.module.css'
import type { ShownItem, ShownList } from './toShownList.ts'

type ListRowsProps = { list: ShownList /** Null where nothing can be added. */; onAdd: (() => void) | null }

/** The titles of a list in their author's order, with what was written about them. */
export function ListRows({ list: { items, isAuthor }, onAdd }: ListRowsProps) {
  if (items.length === 0) {
    return (
      <Notice
        kind="empty"
        title={texts.emptyList}
        text={isAuthor ? texts.emptyOwnText : texts.emptyOthersText}
        action={onAdd ? <Button onClick={onAdd}>{texts.addTitles}</Button> : undefined}
      />
    )
  }
  return (
    <ol className={styles.rows}>
      {items.map((item, index) => (
        <Row key={`${item.type}/${item.id}`} item={item} place={index + 1} />
      ))}
    </ol>
  )
}

function Row({ item: { type, card, description, genres, average, state }, place }: { item: ShownItem; place: number }) {
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const meta = [genres.join(', '), card.year].filter(Boolean).join(' · ')
  return (
    <li className={styles.row}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <span>
        <Poster image={card.poster} title={card.title} sizes="66px" eager={place < 3} decorative />
      </span>
      <div className={styles.words}>
        <Link to={things[type].pages.page} params={{ permalink: card.permalink }} className={styles.link}>
          {card.title}
        </Link>
        {meta && <p className={styles.facts}>{meta}</p>}
        {description && <p className={styles.note}>{description}</p>}
        {state === 'pending' && (
          <p className={`${styles.waits} heldBack`}>
            <Icon name="clock" size="small" />
            {waitingWords(isBeingSent)}
          </p>
        )}
      </div>
      {average !== undefined && <ScoreBadge value={average} />}
    </li>
  )
}
