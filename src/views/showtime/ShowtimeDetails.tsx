import { Link } from '@tanstack/react-router'
import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import type { Showtime } from '#contract/showtimes.ts'
import type { Unsure } from '../../atoms/core/asOf.ts'
import * as texts from '../../texts/showtime.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { toKilometres } from '../../ui/kit/format.ts'
import { Poster } from '../../ui/kit/Poster.tsx'
import { arriveAt } from './arriveAt.ts'
import { toDayLine, toNamedDay } from './dayLine.ts'
import { ShowtimeActions } from './ShowtimeActions.tsx'
import styles from './ShowtimeDetails.module.css'

type ShowtimeDetailsProps = {
  showtime: Showtime
  now: Date
  /** Null once the server has confirmed the showtime. */
  unsure: Unsure | null
}

/** Everything about one showtime (PRODUCT K4), with tickets, calendar, route and sharing (C4). */
export function ShowtimeDetails({ showtime, now, unsure }: ShowtimeDetailsProps) {
  const { cinema } = showtime
  const hasBegun = Date.parse(showtime.startsAt) <= now.getTime()
  const facts = [
    showtime.runtime !== null && texts.minutes(showtime.runtime),
    showtime.fsk !== null && texts.fsk(showtime.fsk),
  ].filter(Boolean)
  const tags = [showtime.version, showtime.auditorium, ...showtime.additionalFeatures]
  return (
    <>
      <div className={styles.showing}>
        <Link to={showtime.movieUrl} tabIndex={-1} aria-hidden="true">
          <Poster image={showtime.poster} title={showtime.movieTitle} sizes="(min-width: 768px) 174px, 116px" eager />
        </Link>
        <div className={styles.film}>
          <h2 className={styles.title}>
            <Link to={showtime.movieUrl} ref={arriveAt}>
              {showtime.movieTitle}
            </Link>
          </h2>
          {facts.length > 0 && <p className={styles.meta}>{facts.join(' · ')}</p>}
          <p className={styles.tags}>
            {tags.map((tag) => (
              <span key={tag} className={styles.tag}>
                {texts.tagName(tag)}
              </span>
            ))}
          </p>
        </div>
        <p className={styles.when}>
          <time dateTime={showtime.startsAt} className={styles.time}>
            {showtime.time}
          </time>
          <span>
            <b>{toDayLine(showtime.date, now)}</b>
            <span className={styles.meta}>{hasBegun ? texts.begun : toEnd(showtime)}</span>
          </span>
        </p>
        <p className={styles.where}>
          <Link to={showtime.cinemaUrl}>
            <b>{showtime.cinemaName}</b>
          </Link>
          <span className={styles.meta}>
            {[
              `${cinema.street}, ${cinema.postcode} ${cinema.city}`,
              ...(cinema.distance === null ? [] : [toKilometres(cinema.distance)]),
            ].join(' · ')}
          </span>
        </p>
      </div>
      {unsure && <AsOfNote {...unsure} now={now} place="below" />}
      <ShowtimeActions
        showtime={showtime}
        day={toNamedDay(showtime.date, toBerlinDate(now))}
        hasBegun={hasBegun}
        now={now}
      />
    </>
  )
}

function toEnd({ endsAt }: Showtime): string {
  return endsAt === null ? '' : texts.endsAbout(toBerlinTime(new Date(endsAt)))
}
