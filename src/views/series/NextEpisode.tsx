import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { toBerlinDate } from '#contract/berlin.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import type { Series } from '#contract/series.ts'
import type { EpisodePlace } from '../../atoms/episodes/progress.ts'
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
  const box = useRef<HTMLDivElement>(null)
  const isStoring = useRef(false)
  const isTicked = useRef(false)
  const isDone = next !== null && next.place === null
  // The button goes with the last episode: the focus moves to the words in its place.
  useEffect(() => {
    const { activeElement } = document
    const isFree = activeElement === document.body || box.current?.contains(activeElement)
    if (isDone && isTicked.current && isFree) box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    isTicked.current = false
  }, [isDone])
  // The button stays while its episode changes: the second tap of a double one is not meant for the next episode.
  const tick = async (event: MouseEvent, { season, number }: EpisodePlace) => {
    if (event.detail > 1 || isStoring.current) return
    isStoring.current = true
    isTicked.current = true
    await own.mark(season, [number], true)
    isStoring.current = false
  }
  if (next === null) return null
  const { place, facts } = next
  const today = toBerlinDate(now)
  const airsOn = facts?.airDate ?? null
  return (
    <div ref={box} className={styles.next}>
      <div aria-live="polite">
        {place === null ? (
          <p className={styles.words} tabIndex={-1}>
            {texts.allSeen}
          </p>
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
            onToggle={(event) => void tick(event, place)}
          />
        </MarkRow>
      )}
    </div>
  )
}
