import { toBerlinDate } from '#contract/berlin.ts'
import type { Movie } from '#contract/catalogue.ts'
import { CINEMA_START, toDatedDay } from '#contract/datedThings.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { toThingPath } from '#contract/things.ts'
import { startsOn } from '../../texts/film.ts'
import { DatedPlace } from '../../ui/reminders/DatedPlace.tsx'
import styles from './FilmStart.module.css'

export type Start = { movie: Movie; date: CalendarDate; now: Date }

/** The start of a film that is to come to cinemas; null for one that is there, and where its day is unknown. */
export function toStart(movie: Movie, now: Date): Start | null {
  const { releaseDate: date } = movie
  return date !== null && date > toBerlinDate(now) ? { movie, date, now } : null
}

/** `Ab 24. Dezember im Kino`. */
export const toStartWords = ({ date, now }: Start): string => startsOn(dayAndMonth(date, toBerlinDate(now)))

/** The day from which a film is in cinemas, with the ways to hold on to it. */
export function FilmStart(start: Start) {
  return (
    <div className={styles.start}>
      <p className={styles.words}>{toStartWords(start)}</p>
      <StartActions {...start} />
    </div>
  )
}

/** Reminder and calendar file of the start. */
export function StartActions({ movie, date, now }: Start) {
  const path = toThingPath('movies', movie.permalink)
  return <DatedPlace thing={toDatedDay('starts', movie, date, { detail: CINEMA_START, path })} now={now} />
}
