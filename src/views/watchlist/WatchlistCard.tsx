import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { things } from '#contract/things.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import type { WatchedTitle } from '../../atoms/watchlist/watchlist.ts'
import { waitingWords } from '../../texts/waiting.ts'
import * as texts from '../../texts/watchlist.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './WatchlistView.module.css'

const SIZES = '(min-width: 768px) 174px, 45vw'

type WatchlistCardProps = { title: WatchedTitle; onSeen: () => void; onDrop: () => void }

/** A remembered title: seen or not, and how to let it go. */
export function WatchlistCard({ title: { type, card, isWatched, state, reason }, onSeen, onDrop }: WatchlistCardProps) {
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const { permalink, title, year, poster } = card
  return (
    <li className={styles.card} data-seen={isWatched || undefined}>
      <Link to={things[type].pages.page} params={{ permalink }}>
        <Poster image={poster} title={title} sizes={SIZES} decorative />
        <span className={styles.title}>{title}</span>
        {year !== null && <span className={styles.year}>{year}</span>}
      </Link>
      {state === 'pending' && (
        <p className={`${styles.state} heldBack`} data-state="pending">
          <Icon name="clock" size="small" />
          {waitingWords(isBeingSent)}
        </p>
      )}
      {state === 'failed' && (
        <p className={styles.state} data-state="failed">
          <Icon name="x" size="small" />
          {texts.refused(reason)} <Link to="/ausstehend">{texts.toOutbox}</Link>
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.seen}
          aria-pressed={isWatched}
          aria-label={isWatched ? texts.markUnseen(title) : texts.markSeen(title)}
          onClick={onSeen}
        >
          <Icon name={isWatched ? 'check' : 'eye'} size="small" />
          {texts.seen}
        </button>
        <IconButton icon="trash" label={texts.drop(title)} onClick={onDrop} />
      </div>
    </li>
  )
}

/** Holds the place of a title that is coming. */
export function WatchlistCardSkeleton() {
  return (
    <li className={styles.card}>
      <Skeleton className={styles.poster} />
      <Skeleton className={styles.line} />
    </li>
  )
}
