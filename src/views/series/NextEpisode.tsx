import { Link } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import type { Series } from '#contract/series.ts'
import type { OwnEpisodes } from '../../atoms/episodes/useEpisodes.ts'
import { useNextEpisode } from '../../atoms/episodes/useNextEpisode.ts'
import { notSent, seen } from '../../texts/season.ts'
import * as texts from '../../texts/series.ts'
import { MarkRow } from '../../ui/marks/MarkRow.tsx'
import { MarkToggle } from '../../ui/marks/MarkToggle.tsx'
import styles from './NextEpisode.module.css'

type NextEpisodeProps = { permalink: string; series: Pick<Series, 'seasons'>; own: OwnEpisodes; now: Date }

/** The next episode of a series that the member has begun, to be ticked off with one press. */
export function NextEpisode({ permalink, series, own, now }: NextEpisodeProps) {
  const next = useNextEpisode(permalink, series, own)
  if (next === null) return null
  const { place, facts } = next
  const today = toBerlinDate(now)
  const airsOn = facts?.airDate ?? null
  return (
    <div className={styles.next}>
      <div aria-live="polite">
        {place === null ? (
          <p className={styles.words}>{texts.allSeen}</p>
        ) : (
          <p className={styles.words}>
            <span className={styles.label}>{texts.nextEpisode}</span>
            <Link
              to="/serie/$permalink/staffel/$number"
              params={{ permalink, number: String(place.season) }}
              className="textLink"
            >
              {texts.episodePlace(place.season, place.number)}
            </Link>
            {facts?.title && <b>{facts.title}</b>}
            {airsOn !== null && airsOn > today && (
              <span className={styles.label}>{texts.airs(dayAndMonth(airsOn, today))}</span>
            )}
          </p>
        )}
        {own.isFailed && <p className={styles.label}>{notSent}</p>}
      </div>
      {place !== null && (
        <MarkRow>
          <MarkToggle
            icon="eye"
            words={seen}
            about={texts.episodePlace(place.season, place.number)}
            mark={own.faceOf(place.season, [place.number])}
            onToggle={() => void own.mark(place.season, [place.number], true)}
          />
        </MarkRow>
      )}
    </div>
  )
}
