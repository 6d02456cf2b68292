import { Link } from '@tanstack/react-router'
import type { Season } from '#contract/series.ts'
import * as texts from '../../texts/series.ts'
import styles from './SeasonList.module.css'

/** The seasons with their year and number of episodes, as far as they are known. */
export function SeasonList({ permalink, seasons }: { permalink: string; seasons: readonly Season[] }) {
  if (seasons.length === 0) return null
  return (
    <section className={styles.seasons}>
      <h2>{texts.seasons}</h2>
      <ol className={styles.list}>
        {seasons.map(({ number, year, episodes }) => (
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
              <span className={styles.meta}>
                {[year, episodes !== null && texts.episodesCount(episodes)].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
