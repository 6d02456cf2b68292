import { Link } from '@tanstack/react-router'
import type { Series } from '#contract/series.ts'
import { countSeen } from '../../atoms/episodes/progress.ts'
import { useEpisodes } from '../../atoms/episodes/useEpisodes.ts'
import { storageFailed } from '../../texts/marks.ts'
import * as texts from '../../texts/series.ts'
import { NextEpisode } from './NextEpisode.tsx'
import styles from './SeasonList.module.css'

type SeasonListProps = {
  /** The series' name in the address. */
  permalink: string
  series: Pick<Series, 'id' | 'title' | 'seasons'>
  now: Date
}

/**
 * The seasons with their year and number of episodes, as far as they are known; for a member also how far they are, and
 * the next episode.
 */
export function SeasonList({ permalink, series, now }: SeasonListProps) {
  const own = useEpisodes(series, storageFailed)
  if (series.seasons.length === 0) return null
  return (
    <section className={styles.seasons}>
      <h2>{texts.seasons}</h2>
      <NextEpisode permalink={permalink} series={series} own={own} now={now} />
      <ol className={styles.list}>
        {series.seasons.map(({ number, year, episodes }) => (
          <li key={number}>
            <Link
              to="/serie/$permalink/staffel/$number"
              params={{ permalink, number: String(number) }}
              className={styles.season}
            >
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <b>{texts.season(number)}</b>
              <span className={styles.meta}>{toMeta(year, episodes, countSeen(own.seen, number, episodes ?? 0))}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function toMeta(year: number | null, episodes: number | null, seen: number): string {
  const count = episodes === null ? null : seen > 0 ? texts.seenOf(seen, episodes) : texts.episodesCount(episodes)
  return [year, count].filter((part) => part !== null).join(' · ')
}
