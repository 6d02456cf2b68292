import { Link } from '@tanstack/react-router'
import type { CinemaMovie } from '#contract/programme.ts'
import type { ProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import * as texts from '../../texts/programme.ts'
import { CinemaTimes } from '../../ui/cinema/CinemaTimes.tsx'
import { FilmRow } from '../../ui/title/FilmRow.tsx'
import { filmFacts } from '../../ui/title/filmFacts.ts'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import { KeepCinema } from './KeepCinema.tsx'
import styles from './ProgrammeRow.module.css'

type ProgrammeRowProps = {
  item: CinemaMovie
  now: Date
  query: ProgrammeFilter
  isFirst: boolean
}

/** Cinemas that a row shows at once: as many as stand beside its poster. */
const SHOWN = 3

/** One film with where it runs that day. */
export function ProgrammeRow({ item: { movie, cinemas }, now, query, isFirst }: ProgrammeRowProps) {
  const params = { permalink: movie.permalink }
  return (
    <FilmRow movie={movie} size="large" heading="h2" isFirst={isFirst}>
      <p className={styles.meta}>{filmFacts(movie, 1)}</p>
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
            <summary className="textLink">{texts.moreCinemas(cinemas.length - SHOWN)}</summary>
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
          className="textLink"
        >
          {texts.allShowtimes}
        </Link>
      </div>
    </FilmRow>
  )
}
