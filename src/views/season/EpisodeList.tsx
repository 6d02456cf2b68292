import { toBerlinDate } from '#contract/berlin.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import type { Episode } from '#contract/series.ts'
import * as texts from '../../texts/season.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './EpisodeList.module.css'

/** Episodes by number, with title, day and length as far as they are known. */
export function EpisodeList({ episodes, now }: { episodes: readonly Episode[]; now: Date }) {
  const today = toBerlinDate(now)
  return (
    <section>
      <h2 className="visuallyHidden">{texts.episodes}</h2>
      <ol className={styles.list}>
        {episodes.map(({ number, title, airDate, runtime }) => (
          <li key={number} className={styles.episode}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <div>
              <b>{title ?? texts.episode(number)}</b>
              {(airDate !== null || runtime !== null) && (
                <p className={styles.meta}>
                  {airDate !== null && <time dateTime={airDate}>{dayAndMonth(airDate, today)}</time>}
                  {airDate !== null && runtime !== null && ' · '}
                  {runtime !== null && texts.minutes(runtime)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Holds the places of the episodes. */
export function EpisodeListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true" role="status">
      <span className="visuallyHidden">{texts.loading}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={styles.episode}>
          <Skeleton className={styles.mark} />
          <Skeleton className={styles.line} />
        </div>
      ))}
    </div>
  )
}
