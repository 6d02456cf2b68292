import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { CinemaMovie, CinemaShowtimes } from '#contract/programme.ts'
import { type ProgrammeFilter, replaceProgrammeFilter } from '../../atoms/cinema/cinema.ts'
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

/** One film with where it runs that day. Rendered anew where its film, its day or the minute has changed. */
export const ProgrammeRow = memo(({ item: { movie, cinemas }, now, query, isFirst }: ProgrammeRowProps) => {
  const { date, city, location, coordinates } = query
  const toTimes = (each: CinemaShowtimes) => (
    <CinemaTimes key={each.cinema.id} {...each} now={now} date={date} action={<KeepCinema cinema={each.cinema} />} />
  )
  return (
    <FilmRow movie={movie} size="large" heading="h2" isFirst={isFirst}>
      <p className={styles.meta}>{filmFacts(movie, 1)}</p>
      <p className={styles.score}>
        <ScoreBadge value={movie.rating.average} />
        <span className={styles.by}>{texts.community}</span>
      </p>
      {cinemas.slice(0, SHOWN).map(toTimes)}
      <div className={styles.more}>
        {cinemas.length > SHOWN && (
          <details className={styles.rest}>
            <summary className="textLink">{texts.moreCinemas(cinemas.length - SHOWN)}</summary>
            {cinemas.slice(SHOWN).map(toTimes)}
          </details>
        )}
        <Link
          to="/movies/$permalink/kinoprogramm"
          params={{ permalink: movie.permalink }}
          search={replaceProgrammeFilter({ date, city, location, coordinates })}
          className="textLink"
        >
          {texts.allShowtimes}
        </Link>
      </div>
    </FilmRow>
  )
})
