import { useMemo } from 'react'
import type { MovieSummary } from '#contract/catalogue.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { WeekShow } from '../../atoms/favourites/toWeek.ts'
import { byFilm } from '../../atoms/favourites/week.ts'
import { CinemaTimes } from '../../ui/cinema/CinemaTimes.tsx'
import { FilmRow } from '../../ui/title/FilmRow.tsx'
import { filmFacts } from '../../ui/title/filmFacts.ts'
import styles from './FavouriteWeek.module.css'

type WeekByFilmProps = {
  shows: readonly WeekShow[]
  /** The order of the films. */
  movies: readonly MovieSummary[]
  date: CalendarDate
  now: Date
}

/** The films of a day, each once, with the favourites that show it. */
export function WeekByFilm({ shows, movies, date, now }: WeekByFilmProps) {
  const films = useMemo(() => byFilm(shows, movies), [shows, movies])
  // Names alone tell cinemas of one city apart.
  const isFar = new Set(shows.map(({ cinema }) => cinema.citySlug)).size > 1
  return films.map(({ movie, cinemas }, index) => (
    <FilmRow key={movie.id} movie={movie} size="middle" heading="h3" isFirst={index === 0}>
      <p className={styles.note}>{filmFacts(movie, 1)}</p>
      {cinemas.map(({ cinema, showtimes }) => (
        <CinemaTimes
          key={cinema.id}
          cinema={cinema}
          showtimes={showtimes}
          now={now}
          date={date}
          action={isFar && <span className={styles.note}>{cinema.city}</span>}
        />
      ))}
    </FilmRow>
  ))
}
