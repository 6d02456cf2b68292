import { Link } from '@tanstack/react-router'
import type { WeekShow } from '../../atoms/favourites/toWeek.ts'
import { byTime } from '../../atoms/favourites/week.ts'
import { ShowtimeButton } from '../../ui/cinema/ShowtimeButton.tsx'
import { toShowtimeStates } from '../../ui/cinema/showtimeState.ts'
import { filmFacts } from '../../ui/title/filmFacts.ts'
import styles from './FavouriteWeek.module.css'

type WeekByTimeProps = { shows: readonly WeekShow[]; now: Date }

/** The showtimes of a day one after the other: what begins next stands on top. */
export function WeekByTime({ shows, now }: WeekByTimeProps) {
  const sorted = byTime(shows)
  const states = toShowtimeStates(
    sorted.map(({ showtime }) => showtime),
    now,
  )
  const isFar = new Set(shows.map(({ cinema }) => cinema.citySlug)).size > 1
  return (
    <ol>
      {sorted.map(({ showtime, movie, cinema }, index) => (
        <li key={showtime.id} className={styles.show}>
          <ShowtimeButton showtime={showtime} state={states[index] ?? 'normal'} />
          <div>
            <h3 className={styles.film}>
              <Link to="/movies/$permalink" params={{ permalink: movie.permalink }}>
                {movie.title}
              </Link>
            </h3>
            <p className={styles.note}>
              {[isFar ? `${cinema.name}, ${cinema.city}` : cinema.name, filmFacts(movie, 0)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
