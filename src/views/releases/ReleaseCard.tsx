import { Link } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { CINEMA_START, toDatedDay } from '#contract/datedThings.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import type { Release } from '#contract/releases.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../texts/releases.ts'
import { toInstantText } from '../../ui/kit/format.ts'
import { DatedPlace } from '../../ui/reminders/DatedPlace.tsx'
import { FilmRow } from '../../ui/title/FilmRow.tsx'
import { filmFacts } from '../../ui/title/filmFacts.ts'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import styles from './ReleaseCard.module.css'

type ReleaseCardProps = {
  release: Release
  now: Date
  place: string | null
  /** Named where the cards are not grouped by their day. */
  showsDate: boolean
  isFirst: boolean
}

/** A film that started, or is to start, with where it can be seen. */
export function ReleaseCard({ release, now, place, showsDate, isFirst }: ReleaseCardProps) {
  const { movie, releaseDate, synopsis, directors } = release
  return (
    <FilmRow movie={movie} size="card" heading="h3" isFirst={isFirst}>
      {showsDate && <p className={styles.date}>{texts.startsOn(dayAndMonth(releaseDate, toBerlinDate(now)))}</p>}
      <p className={styles.meta}>{filmFacts(movie, 2)}</p>
      {directors.length > 0 && <p className={styles.meta}>{texts.directedBy(directors.join(', '))}</p>}
      {movie.rating.average !== null && (
        <p className={styles.score}>
          <ScoreBadge value={movie.rating.average} />
        </p>
      )}
      {synopsis && <p className={styles.synopsis}>{synopsis}</p>}
      <Where release={release} now={now} place={place} />
      <DatedPlace
        thing={toDatedDay('starts', movie, releaseDate, {
          detail: CINEMA_START,
          path: toThingPath('movies', movie.permalink),
        })}
        now={now}
      />
    </FilmRow>
  )
}

function Where({ release, now, place }: Pick<ReleaseCardProps, 'release' | 'now' | 'place'>) {
  const { movie, cinemas, nextShowtime, releaseDate } = release
  const isOut = releaseDate <= toBerlinDate(now)
  if (nextShowtime === null) return isOut ? <p className={styles.none}>{texts.notHere(place)}</p> : null
  const next = new Date(nextShowtime)
  const at = toInstantText(next, now)
  return (
    <p>
      <Link
        to="/movies/$permalink/kinoprogramm"
        params={{ permalink: movie.permalink }}
        search={{ date: toBerlinDate(next) }}
        className={`textLink ${styles.where}`}
      >
        {isOut ? texts.showing(cinemas, place) : texts.presale(cinemas, place)}
        <span className={styles.next}>{isOut ? texts.nextAt(at) : texts.firstAt(at)}</span>
      </Link>
    </p>
  )
}
