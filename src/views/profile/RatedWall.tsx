import { Link } from '@tanstack/react-router'
import { toThingPath } from '#contract/things.ts'
import type { RatedTitle } from '#contract/userCollections.ts'
import * as texts from '../../texts/profile.ts'
import { Poster } from '../../ui/kit/Poster.tsx'
import { marks } from '../../ui/rating/endMarks.ts'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import styles from './RatedWall.module.css'

const SIZES = '(min-width: 1024px) 150px, (min-width: 768px) 130px, 25vw'

type RatedWallProps = {
  items: readonly RatedTitle[]
  /** All titles have this mark: their values are left out. */
  mark?: 'top' | 'flop'
  /** A wall on a page of its own, else a row. */
  isWhole?: boolean
}

/** The titles that a member has rated: posters with the value, and with the heart or skull. */
export function RatedWall({ items, mark, isWhole = false }: RatedWallProps) {
  return (
    <ul className={isWhole ? styles.wall : styles.row}>
      {items.map((title) => (
        <li key={`${title.type}/${title.id}`}>
          <Link to={toThingPath(title.type, title.permalink)} className={styles.card}>
            <span className={styles.poster}>
              <Poster image={title.poster} title={title.title} sizes={SIZES} decorative />
              {mark === undefined && title.value !== null && (
                <span className={styles.badge}>
                  <ScoreBadge value={title.value} />
                </span>
              )}
              <Mark title={title} />
            </span>
            <span className={styles.title}>{title.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Mark({ title: { top, flop } }: { title: RatedTitle }) {
  if (!top && !flop) return null
  return (
    <span className={styles.mark} data-mark={top ? 'top' : 'flop'}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path fillRule="evenodd" d={top ? marks.heart : marks.skull} />
      </svg>
      <span className="visuallyHidden">{top ? texts.top : texts.flop}</span>
    </span>
  )
}
