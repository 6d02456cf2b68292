import { Link } from '@tanstack/react-router'
import type { CinemaShowtimes } from '#contract/cinema.ts'
import styles from './CinemaTimes.module.css'
import { toKilometres } from './format.ts'
import { Showtimes } from './Showtimes.tsx'

type CinemaTimesProps = CinemaShowtimes & { now: Date; date?: string | undefined }

/** A cinema with its times of one film, and how far it is. */
export function CinemaTimes({ cinema, showtimes, now, date }: CinemaTimesProps) {
  return (
    <div className={styles.cinema}>
      <p className={styles.name}>
        <Link to="/kinos/$permalink" params={{ permalink: cinema.permalink }} search={date ? { date } : {}}>
          {cinema.name}
        </Link>
        {cinema.distance !== null && <span className={styles.distance}>{toKilometres(cinema.distance)}</span>}
      </p>
      <Showtimes showtimes={showtimes} now={now} />
    </div>
  )
}
