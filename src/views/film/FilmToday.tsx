import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { daysBetween, toBerlinDate } from '#contract/berlin.ts'
import type { Answer } from '#contract/call.ts'
import type { Movie } from '#contract/catalogue.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { CinemaShowtimes, movieShowtimesCall } from '#contract/programme.ts'
import type { ProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import { toUnsure } from '../../atoms/core/asOf.ts'
import type { Resource } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { filmShowtimesRef } from '../../atoms/film/refs.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/film.ts'
import { CinemaTimes } from '../../ui/cinema/CinemaTimes.tsx'
import { UnsureTimes } from '../../ui/cinema/UnsureTimes.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { FilmStart, toStart } from './FilmStart.tsx'
import styles from './FilmToday.module.css'

/** The days of a programme, from today on: the strip of days has as many. */
const DAYS = 14

type FilmTodayProps = {
  movie: Movie
  /** The film's name in the address, under which its showtimes are kept. */
  name: IdOrPermalink
  showtimes: Resource<Answer<typeof movieShowtimesCall>>
  query: ProgrammeFilter & { date: string }
  /** Shown once nothing is left of today; null where no later showtime is known. */
  next: ReactNode
}

/**
 * The film's showtimes of today in the remembered city; of one that is to come, the day of its start. Other days are
 * offered where one of them may have a showtime: they reach ahead as far as programmes do.
 */
export function FilmToday(props: FilmTodayProps) {
  const { movie, query, showtimes, next } = props
  const last = showtimes.state === 'idle' ? null : showtimes.last
  const now = useNow(last?.fetchedAt ?? `${query.date}T11:00:00Z`)
  const start = toStart(movie, now)
  const isFar = start !== null && daysBetween(toBerlinDate(now), start.date) >= DAYS
  const isOnlyToCome = isFar && next === null && (last === null || last.data.items.length === 0)
  return (
    <>
      {start && <FilmStart {...start} />}
      <Showtimes {...props} now={now} isToCome={start !== null} />
      {!isOnlyToCome && (
        <Link
          to="/movies/$permalink/kinoprogramm"
          params={{ permalink: movie.permalink }}
          search={query.city ? { city: query.city } : {}}
          className={`textLink ${styles.more}`}
        >
          {texts.otherDays}
        </Link>
      )}
    </>
  )
}

function Showtimes({ showtimes, query, name, next, now, isToCome }: FilmTodayProps & { now: Date; isToCome: boolean }) {
  const reload = useReload(filmShowtimesRef(name, query))
  const last = showtimes.state === 'idle' ? null : showtimes.last
  const unsure = toUnsure(showtimes, now)
  if (last === null) {
    // "Wo läuft's?" waits for them.
    if (showtimes.state !== 'failed') return null
    const offline = showtimes.failure.reason === 'unreachable'
    return (
      <p className={styles.problem}>
        {offline ? texts.showtimesUnavailable : texts.showtimesFailed}
        <Button variant="text" onClick={reload}>
          {retry}
        </Button>
      </p>
    )
  }
  const { items, filters } = last.data
  const left = countLeft(items, now)
  return (
    <>
      {(items.length > 0 || !isToCome) && <p className={styles.summary}>{toSummary(items, left, filters.cityName)}</p>}
      <UnsureTimes unsure={unsure} now={now} place="line">
        {items.map((each) => (
          <CinemaTimes key={each.cinema.id} {...each} now={now} date={query.date} />
        ))}
      </UnsureTimes>
      {left === 0 && next}
    </>
  )
}

/** Counts what can still be seen today. */
function countLeft(items: readonly CinemaShowtimes[], now: Date): number {
  return items.flatMap(({ showtimes }) => showtimes).filter(({ startsAt }) => Date.parse(startsAt) > now.getTime())
    .length
}

function toSummary(items: readonly CinemaShowtimes[], left: number, city: string | null): string {
  if (items.every(({ showtimes }) => showtimes.length === 0)) return texts.notToday(city)
  return left === 0 ? texts.allGone : texts.todayInCity(left, city)
}
