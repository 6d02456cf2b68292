import { Link } from '@tanstack/react-router'
import type { Answer } from '#contract/call.ts'
import type { Movie } from '#contract/catalogue.ts'
import { type CinemaShowtimes, movieShowtimesCall } from '#contract/cinema.ts'
import type { ProgrammeFilter } from '../../atoms/cinema.ts'
import type { Resource } from '../../atoms/resource.ts'
import { toStandTime } from '../../atoms/stand.ts'
import { useNow } from '../../atoms/useNow.ts'
import { useReload } from '../../atoms/useReload.ts'
import * as texts from '../../texts/film.ts'
import { retry } from '../../texts/programme.ts'
import { Button } from '../../ui/Button.tsx'
import { CinemaTimes } from '../../ui/CinemaTimes.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StandNote } from '../../ui/StandNote.tsx'
import styles from './FilmWhere.module.css'

type FilmWhereProps = {
  movie: Movie
  showtimes: Resource<Answer<typeof movieShowtimesCall>>
  query: ProgrammeFilter & { date: string }
}

/** Where the film runs today in the remembered city. */
export function FilmWhere({ movie, showtimes, query }: FilmWhereProps) {
  return (
    <section className={styles.where}>
      <h2>{texts.where}</h2>
      <Today showtimes={showtimes} query={query} movie={movie} />
      <Link
        to="/movies/$permalink/kinoprogramm"
        params={{ permalink: movie.permalink }}
        search={query.city ? { city: query.city } : {}}
        className={styles.more}
      >
        {texts.otherDays}
      </Link>
    </section>
  )
}

function Today({ showtimes, query, movie }: FilmWhereProps) {
  const reload = useReload(movieShowtimesCall, { params: { id: movie.permalink as Movie['id'] }, query })
  const last = showtimes.state === 'idle' ? null : showtimes.last
  const now = useNow(last?.fetchedAt ?? `${query.date}T11:00:00Z`)
  const stand = toStandTime(showtimes, now)
  if (last === null) {
    if (showtimes.state !== 'failed') return <Skeleton className={styles.skeleton} />
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
  return (
    <>
      <p className={styles.summary}>{toSummary(items, filters.cityName, now)}</p>
      {stand && <StandNote fetchedAt={stand} now={now} />}
      {items.map((each) => (
        <CinemaTimes key={each.cinema.id} {...each} now={now} date={query.date} />
      ))}
    </>
  )
}

/** Counts what can still be seen today. */
function toSummary(items: readonly CinemaShowtimes[], city: string | null, now: Date): string {
  const all = items.flatMap(({ showtimes }) => showtimes)
  const left = all.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime()).length
  if (all.length === 0) return texts.notToday(city)
  return left === 0 ? texts.allGone : texts.todayInCity(left, city)
}
