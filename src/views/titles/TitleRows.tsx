import type { ReactNode } from 'react'
import type { RatableType } from '#contract/ratings.ts'
import type { TitleSummary } from '#contract/titles.ts'
import * as texts from '../../texts/titles.ts'
import { toCount } from '../../ui/kit/format.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { FilmRow, FilmRowSkeleton } from '../../ui/title/FilmRow.tsx'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import styles from './TitleRows.module.css'

/** Titles below each other, with their facts. */
export function TitleRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

type TitleRowProps = {
  title: Omit<TitleSummary, 'type'>
  type: RatableType
  isFirst: boolean
}

export function TitleRow({ title, type, isFirst }: TitleRowProps) {
  const { year, genres, fsk, rating } = title
  return (
    <li>
      <FilmRow movie={title} type={type} size="middle" heading="h2" isFirst={isFirst}>
        <p className={styles.facts}>{texts.facts(year, genres, fsk)}</p>
        <p className={styles.score}>
          <ScoreBadge value={rating.average} />
          {rating.count > 0 && <small>{texts.ratings(rating.count, toCount(rating.count))}</small>}
        </p>
      </FilmRow>
    </li>
  )
}

/** Holds the place of a row that is coming. */
export function TitleRowSkeleton() {
  return (
    <li>
      <FilmRowSkeleton size="middle">
        <Skeleton className={styles.line} />
      </FilmRowSkeleton>
    </li>
  )
}
