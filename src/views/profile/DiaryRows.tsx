import { Link } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { dateRelative } from '#contract/dayWords.ts'
import { toThingPath } from '#contract/things.ts'
import type { UserDiaryEntry } from '#contract/userCollections.ts'
import { place, rewatched } from '../../texts/diary.ts'
import { Poster } from '../../ui/kit/Poster.tsx'
import styles from './Rows.module.css'

/** The watchings of a member, each with its day. */
export function DiaryRows({ items, now }: { items: readonly UserDiaryEntry[]; now: Date }) {
  const today = toBerlinDate(now)
  return (
    <ul className={styles.rows}>
      {items.map(({ id, type, card, season, episode, rewatch, watchedOn }) => (
        <li key={id} className={styles.comment}>
          <span className={styles.poster} aria-hidden="true">
            <Poster image={card.poster} title="" sizes="44px" decorative />
          </span>
          <div>
            <Link to={toThingPath(type, card.permalink)} className={styles.link}>
              {card.title}
            </Link>
            <p className={styles.note}>
              <time dateTime={watchedOn}>{dateRelative(watchedOn, today)}</time>
              {[place(season, episode), rewatch && rewatched].filter(Boolean).map((fact) => ` · ${fact}`)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
