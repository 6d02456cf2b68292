import { getRouteApi } from '@tanstack/react-router'
import { movieCall } from '#contract/catalogue.ts'
import { movieShowtimesCall } from '#contract/cinema.ts'
import type { MovieId } from '#contract/ids.ts'
import { toStandTime } from '../../atoms/stand.ts'
import { useNow } from '../../atoms/useNow.ts'
import { useReload } from '../../atoms/useReload.ts'
import { useResource } from '../../atoms/useResource.ts'
import * as texts from '../../texts/film.ts'
import { StandNote } from '../../ui/StandNote.tsx'
import { FilmFacts } from './FilmFacts.tsx'
import { FilmHead } from './FilmHead.tsx'
import { FilmMissing } from './FilmMissing.tsx'
import { FilmScores } from './FilmScores.tsx'
import { FilmSkeleton } from './FilmSkeleton.tsx'
import styles from './FilmView.module.css'
import { FilmWhere } from './FilmWhere.tsx'

const route = getRouteApi('/movies/$permalink')

/** A film: what it is, how it is rated, and where it runs today. */
export function FilmView() {
  const { permalink } = route.useParams()
  const { query, programme } = route.useLoaderData()
  const input = { params: { id: permalink as MovieId } }
  const film = useResource(movieCall, input)
  const showtimes = useResource(movieShowtimesCall, { ...input, query })
  const reload = useReload(movieCall, input)
  const last = film.state === 'idle' ? null : film.last
  const now = useNow(last?.fetchedAt ?? `${query.date}T11:00:00Z`)
  const stand = toStandTime(film, now)
  if (last === null) {
    return film.state === 'failed' ? (
      <FilmMissing permalink={permalink} failure={film.failure} programme={programme} onRetry={reload} />
    ) : (
      <FilmSkeleton />
    )
  }
  const movie = last.data
  return (
    <article>
      <FilmHead movie={movie} />
      <div className={styles.wrap}>
        {stand && <StandNote fetchedAt={stand} now={now} />}
        <FilmScores movie={movie} />
        <div className={styles.columns}>
          <div>
            <section className={styles.section}>
              <h2>{texts.plot}</h2>
              <p className={styles.synopsis}>{movie.synopsis ?? texts.noPlot}</p>
            </section>
            <FilmWhere movie={movie} showtimes={showtimes} query={query} />
          </div>
          <FilmFacts movie={movie} />
        </div>
      </div>
    </article>
  )
}
