import { toBerlinDate } from '#contract/berlin.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import type { Episode } from '#contract/series.ts'
import type { OwnEpisodes } from '../../atoms/episodes/useEpisodes.ts'
import * as texts from '../../texts/season.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { MarkRow } from '../../ui/marks/MarkRow.tsx'
import { MarkToggle } from '../../ui/marks/MarkToggle.tsx'
import styles from './EpisodeList.module.css'

type EpisodeListProps = { season: number; episodes: readonly Episode[]; own: OwnEpisodes; now: Date }

/** Episodes by number, with title, day and length as far as they are known, each to be ticked off. */
export function EpisodeList({ season, episodes, own, now }: EpisodeListProps) {
  const today = toBerlinDate(now)
  return (
    <section>
      <h2 className="visuallyHidden">{texts.episodes}</h2>
      <ol className={styles.list}>
        {episodes.map(({ number, title, airDate, runtime }) => {
          const mark = own.faceOf(season, [number])
          return (
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
              <MarkRow dense>
                <MarkToggle
                  icon="eye"
                  words={texts.seen}
                  about={texts.episodeNamed(number, title)}
                  mark={mark}
                  onToggle={() => void own.mark(season, [number], !mark.set)}
                />
              </MarkRow>
            </li>
          )
        })}
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
