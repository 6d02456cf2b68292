import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Person } from '#contract/people.ts'
import * as texts from '../../texts/person.ts'
import { toCount } from '../../ui/kit/format.ts'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import styles from './Filmography.module.css'
import { type FilmographyEntry, toFilmography } from './toFilmography.ts'

/** Everything that a person did, by job and year, with the roles. */
export function Filmography({ person }: { person: Person }) {
  const id = useId()
  const jobs = toFilmography(person)
  if (jobs.length === 0) return null
  return (
    <section className={styles.filmography} aria-labelledby={id}>
      <h2 id={id}>{texts.filmography}</h2>
      {jobs.map(({ job, entries }) => (
        <section key={job} className={styles.job} aria-labelledby={`${id}-${job}`}>
          <h3 id={`${id}-${job}`}>
            {texts.professions[job]} <small className={styles.count}>{toCount(entries.length)}</small>
          </h3>
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.path} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}

function Entry({ entry: { type, path, title, year, roles, rating } }: { entry: FilmographyEntry }) {
  const notes = [
    ...(type === 'series' ? [texts.ofSeries] : []),
    ...(roles.length > 0 ? [texts.as(roles.join(', '))] : []),
  ]
  return (
    <li className={styles.entry}>
      <span className={styles.year}>
        {year ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visuallyHidden">{texts.unknownYear}</span>
          </>
        )}
      </span>
      <span className={styles.words}>
        <Link to={path} className={styles.title}>
          {title}
        </Link>
        {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
      </span>
      <ScoreBadge value={rating.average} />
    </li>
  )
}
