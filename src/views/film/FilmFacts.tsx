import { dayAndMonth } from '#contract/berlin.ts'
import type { Movie } from '#contract/catalogue.ts'
import * as texts from '../../texts/film.ts'
import { minutes } from '../../texts/programme.ts'
import styles from './FilmFacts.module.css'

/** Cast with roles, and the facts that are known. */
export function FilmFacts({ movie }: { movie: Movie }) {
  const cast = movie.credits.filter(({ job }) => job === 'cast')
  const facts = [
    { label: texts.genres, value: movie.genres.join(', ') },
    { label: texts.countries, value: movie.countries.join(', ') },
    { label: texts.runtime, value: movie.runtime === null ? '' : minutes(movie.runtime) },
    // A day far from every year, so that the year is always written.
    { label: texts.releaseDate, value: movie.releaseDate === null ? '' : dayAndMonth(movie.releaseDate, '0000-01-01') },
  ].filter(({ value }) => value !== '')
  return (
    <aside className={styles.facts}>
      {cast.length > 0 && (
        <>
          <h2>{texts.ensemble}</h2>
          <ul className={styles.cast}>
            {cast.map(({ name, role }) => (
              <li key={`${name} ${role}`}>
                <b>{name}</b>
                {role !== null && <span>{texts.castRole(role)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {facts.length > 0 && (
        <>
          <h2>{texts.facts}</h2>
          <dl className={styles.list}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </aside>
  )
}
