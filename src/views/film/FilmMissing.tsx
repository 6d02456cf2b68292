import type { ProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import type { Failure } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { programmeRef } from '../../atoms/programme/refs.ts'
import { findKnownMovie } from '../../atoms/titles/catalogue.ts'
import * as texts from '../../texts/film.ts'
import { CinemaTimes } from '../../ui/cinema/CinemaTimes.tsx'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import styles from './FilmMissing.module.css'
import { toFilmMeta } from './filmMeta.ts'
import { RateTitle } from './RateTitle.tsx'

type FilmMissingProps = {
  permalink: string
  failure: Failure
  /** The programme in which the device may know the film. */
  programme: ProgrammeFilter
  onRetry: () => void
}

/** The film's own page is not here: what the device knows of it from the programme, or an honest note. */
export function FilmMissing({ permalink, failure, programme, onRetry }: FilmMissingProps) {
  const known = findKnownMovie(useResource(programmeRef(programme)), permalink)
  const now = useNow(known?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const missing = {
    isOffline: failure.reason === 'unreachable',
    offline: { title: texts.neverHere, text: known ? texts.neverHereKnown : texts.neverHereUnknown },
    error: { title: texts.failedTitle, text: texts.failedText },
    onRetry,
  }
  if (!known) {
    const toProgramme = (
      <LinkButton to="/kino/kinoprogramm" variant="text">
        {texts.toProgramme}
      </LinkButton>
    )
    return (
      <div className={styles.page}>
        <Missing {...missing} isPage also={toProgramme} />
      </div>
    )
  }
  const { movie, cinemas } = known.item
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Poster image={movie.poster} title={movie.title} sizes="116px" eager />
        <div>
          <h1>{movie.title}</h1>
          <p className={styles.meta}>{toFilmMeta(movie)}</p>
        </div>
      </header>
      <Missing {...missing} />
      <section className={styles.section}>
        <h2>{texts.whatWeHave}</h2>
        <AsOfNote fetchedAt={known.fetchedAt} now={now} times="unconfirmed" />
        {cinemas.map((each) => (
          <CinemaTimes key={each.cinema.id} {...each} now={now} date={programme.date} />
        ))}
      </section>
      <section className={styles.section}>
        <RateTitle type="movies" id={movie.id} title={movie.title} average={movie.rating.average} />
        <p className={styles.meta}>{texts.rateAnyway}</p>
      </section>
    </article>
  )
}
