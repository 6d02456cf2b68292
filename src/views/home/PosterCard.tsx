import { Link } from '@tanstack/react-router'
import type { MovieSummary } from '#contract/catalogue.ts'
import { Poster } from '../../ui/Poster.tsx'
import { ScoreBadge } from '../../ui/ScoreBadge.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './PosterCard.module.css'

const SIZES = '(min-width: 1024px) 174px, (min-width: 768px) 150px, 116px'

/** A poster with its title and what the community thinks: one link. */
export function PosterCard({ movie }: { movie: MovieSummary }) {
  return (
    <li>
      <Link to="/movies/$permalink" params={{ permalink: movie.permalink }} className={styles.card}>
        <Poster image={movie.poster} title={movie.title} sizes={SIZES} decorative />
        <span className={styles.title}>{movie.title}</span>
        <ScoreBadge value={movie.rating.average} />
      </Link>
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
