import { Link } from '@tanstack/react-router'
import type { CinemaMovie } from '#contract/programme.ts'
import type { ProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import * as texts from '../../texts/programme.ts'
import { CinemaTimes } from '../../ui/cinema/CinemaTimes.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import { KeepCinema } from './KeepCinema.tsx'
import styles from './ProgrammeRow.module.css'

type ProgrammeRowProps = {
  item: CinemaMovie
  now: Date
  query: ProgrammeFilter
  /** The first row's poster is what a phone paints last: it never loads lazily. */
  isFirst: boolean
}

/** Cinemas that a row shows at once: as many as stand beside its poster. */
const SHOWN = 3

/** One film with where it runs that day. */
export function ProgrammeRow({ item: { movie, cinemas }, now, query, isFirst }: ProgrammeRowProps) {
  const meta = [
    movie.genres[0],
    movie.runtime !== null && texts.minutes(movie.runtime),
    movie.fsk !== null && texts.fsk(movie.fsk),
  ].filter(Boolean)
  const params = { permalink: movie.permalink }
  return (
    <article className={styles.row}>
      <Link to="/movies/$permalink" params={params} className={styles.poster} tabIndex={-1} aria-hidden="true">
        <Poster image={movie.poster} title={movie.title} sizes="(min-width: 768px) 174px, 116px" eager={isFirst} />
      </Link>
      <div>
        <h2 className={styles.title}>
          <Link to="/movies/$permalink" params={params}>
            {movie.title}
          </Link>
        </h2>
        <p className={styles.meta}>{meta.join(' · ')}</p>
        <p className={styles.score}>
          <ScoreBadge value={movie.rating.average} />
          <span className={styles.by}>{texts.community}</span>
        </p>
        {cinemas.slice(0, SHOWN).map((each) => (
          <CinemaTimes
            key={each.cinema.id}
            {...each}
            now={now}
            date={query.date}
            action={<KeepCinema cinema={each.cinema} />}
          />
        ))}
        <div className={styles.more}>
          {cinemas.length > SHOWN && (
            <details className={styles.rest}>
              <summary className={styles.all}>{texts.moreCinemas(cinemas.length - SHOWN)}</summary>
              {cinemas.slice(SHOWN).map((each) => (
                <CinemaTimes
                  key={each.cinema.id}
                  {...each}
                  now={now}
                  date={query.date}
                  action={<KeepCinema cinema={each.cinema} />}
                />
              ))}
            </details>
          )}
          <Link
            to="/movies/$permalink/kinoprogramm"
            params={params}
            search={{
              ...(query.date ? { date: query.date } : {}),
              ...(query.city ? { city: query.city } : {}),
              ...(query.location ? { location: query.location } : {}),
              ...(query.coordinates ? { coordinates: query.coordinates } : {}),
            }}
            className={styles.all}
          >
            {texts.allShowtimes}
          </Link>
        </div>
      </div>
    </article>
  )
}
