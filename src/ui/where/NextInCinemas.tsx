import { Link } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { dateRelative } from '#contract/dayWords.ts'
import * as texts from '../../texts/consumption.ts'
import { ShowtimeButton } from '../cinema/ShowtimeButton.tsx'
import { toKilometres } from '../kit/format.ts'
import styles from './NextInCinemas.module.css'
import type { Of } from './offerGroups.ts'

/** Cinemas with the next showtime in each, on whatever day. */
export function NextInCinemas({ cinemas, now }: { cinemas: readonly Of<'cinema'>[]; now: Date }) {
  const today = toBerlinDate(now)
  return (
    <>
      <p className={styles.label}>{texts.nextInCinemas}</p>
      <ul>
        {cinemas.map(({ cinema, next }) => {
          const date = toBerlinDate(new Date(next.startsAt))
          return (
            <li key={cinema.id} className={styles.row}>
              <span className={styles.text}>
                <Link to="/kinos/$permalink" params={{ permalink: cinema.permalink }} search={{ date }}>
                  {cinema.name}
                </Link>
                <span className={styles.day}>
                  {[dateRelative(date, today), cinema.distance !== null && toKilometres(cinema.distance)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <ShowtimeButton showtime={next} state="normal" />
            </li>
          )
        })}
      </ul>
    </>
  )
}
