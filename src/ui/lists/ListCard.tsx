import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Image } from '#contract/image.ts'
import { Poster } from '../kit/Poster.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './ListCard.module.css'

type ListCardProps = {
  id: string
  name: string
  /** Of its first titles; at most four are shown. */
  posters: readonly (Image | null)[]
  notes: readonly string[]
  /** The state of sending, for the member's own lists. */
  children?: ReactNode
}

/** A list with the posters of its first titles. */
export function ListCard({ id, name, posters, notes, children }: ListCardProps) {
  return (
    <li className={styles.card}>
      <span className={styles.posters} aria-hidden="true">
        {posters.slice(0, 4).map((poster, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a strip that has no ids
          <span key={index} className={styles.poster}>
            <Poster image={poster} title="" sizes="74px" decorative />
          </span>
        ))}
      </span>
      <Link to="/liste/$permalink" params={{ permalink: id }} className={styles.link}>
        {name}
      </Link>
      <p className={styles.notes}>{notes.join(' · ')}</p>
      {children}
    </li>
  )
}

/** Holds the place of a card that is coming. */
export function ListCardSkeleton() {
  return (
    <li className={styles.card}>
      <Skeleton className={styles.posters} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </li>
  )
}
