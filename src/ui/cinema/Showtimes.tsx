import type { ShowtimeBrief } from '#contract/showtimes.ts'
import { ShowtimeButton } from './ShowtimeButton.tsx'
import styles from './Showtimes.module.css'
import { findSimultaneous, toShowtimeStates } from './showtimeState.ts'

type ShowtimesProps = { showtimes: readonly ShowtimeBrief[]; now: Date }

/** A row of times of one film in one cinema on one day. */
export function Showtimes({ showtimes, now }: ShowtimesProps) {
  const states = toShowtimeStates(showtimes, now)
  const simultaneous = findSimultaneous(showtimes)
  return (
    <ul className={styles.times}>
      {showtimes.map((showtime, index) => (
        <li key={showtime.id}>
          <ShowtimeButton showtime={showtime} state={states[index] ?? 'normal'} saysHall={simultaneous.has(showtime)} />
        </li>
      ))}
    </ul>
  )
}
