import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CinemaShowtimes } from '#contract/programme.ts'
import { toKilometres } from '../kit/format.ts'
import styles from './CinemaTimes.module.css'
import { Showtimes } from './Showtimes.tsx'

type CinemaTimesProps = CinemaShowtimes & {
  now: Date
  date?: string | undefined
  /** Beside the name: what can be done about the cinema. */
  action?: ReactNode
}

/** A cinema with its times of one film, and how far it is. */
export function CinemaTimes({ cinema, showtimes, now, date, action }: CinemaTimesProps) {
  return (
    <div className={styles.cinema}>
      <p className={styles.name}>
        <Link to="/kinos/$permalink" params={{ permalink: cinema.permalink }} search={date ? { date } : {}}>
          {cinema.name}
        </Link>
        {action}
        {cinema.distance !== null && <span className={styles.distance}>{toKilometres(cinema.distance)}</span>}
      </p>
      <Showtimes showtimes={showtimes} now={now} />
    </div>
  )
}
