import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RatingSummary } from '#contract/catalogue.ts'
import type { Image } from '#contract/image.ts'
import { toCount } from '../kit/format.ts'
import { Poster } from '../kit/Poster.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './PosterCard.module.css'
import { ScoreBadge } from './ScoreBadge.tsx'

const SIZES = '(min-width: 1024px) 174px, (min-width: 768px) 150px, 116px'

type PosterCardProps = {
  title: string
  path: string
  poster: Image | null
  rating: RatingSummary
  /** Below the title. */
  note?: string
  /** Says how many have rated, beside what they think. */
  showsCount?: boolean
  /** For the first poster, which a phone paints last: it never loads lazily. */
  eager?: boolean
  /** Buttons below the link. */
  actions?: ReactNode
}

/** A poster with its title and what the community thinks: one link. */
export function PosterCard({ title, path, poster, rating, note, actions, ...more }: PosterCardProps) {
  const { showsCount = false, eager = false } = more
  return (
    <li>
      <Link to={path} className={styles.card}>
        <Poster image={poster} title={title} sizes={SIZES} eager={eager} decorative />
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.score}>
          <ScoreBadge value={rating.average} />
          {showsCount && rating.count > 0 && <small className={styles.count}>{toCount(rating.count)}</small>}
        </span>
      </Link>
      {actions}
    </li>
  )
}

/** Holds the place of a card that is coming. */
export function PosterCardSkeleton() {
  return (
    <li>
      <Skeleton className={styles.poster} />
      <Skeleton className={styles.line} />
    </li>
  )
}
