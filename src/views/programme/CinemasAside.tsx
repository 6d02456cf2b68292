import { Link } from '@tanstack/react-router'
import type { Answer } from '#contract/call.ts'
import type { CinemaSummary, cinemasCall } from '#contract/cinema.ts'
import type { Resource } from '../../atoms/core/resource.ts'
import type { Place } from '../../atoms/place/place.ts'
import * as texts from '../../texts/programme.ts'
import { toKilometres } from '../../ui/kit/format.ts'
import styles from './CinemasAside.module.css'

type CinemasAsideProps = { cinemas: Resource<Answer<typeof cinemasCall>>; place: Place }

/** The place's cinemas: beside the programme on wide screens, below it on phones. */
export function CinemasAside({ cinemas, place }: CinemasAsideProps) {
  const last = cinemas.state === 'idle' ? null : cinemas.last
  if (last === null) {
    return cinemas.state === 'failed' ? <p className={styles.failed}>{texts.cinemasFailed}</p> : null
  }
  if (last.data.items.length === 0) return null
  const { cityName } = last.data.filters
  return (
    <aside className={styles.aside}>
      <h2 className={styles.title}>{toTitle(place, cityName)}</h2>
      <ul>
        {last.data.items.map((cinema) => (
          <CinemaEntry key={cinema.id} cinema={cinema} />
        ))}
      </ul>
    </aside>
  )
}

/**
 * The heading of the cinemas. Cinemas around a position or location may be far outside of it: "nearby" or "around", not
 * "in".
 */
function toTitle(place: Place, name: string | null): string {
  if (place.coordinates || !name) return texts.cinemasNearby
  return place.location ? texts.cinemasAround(name) : texts.cinemasIn(name)
}

function CinemaEntry({ cinema }: { cinema: CinemaSummary }) {
  return (
    <li className={styles.entry}>
      <Link to="/kinos/$permalink" params={{ permalink: cinema.permalink }} className={styles.link}>
        <span>
          <b>{cinema.name}</b>
          <span className={styles.meta}>{[texts.screens(cinema.screens), ...cinema.features].join(' · ')}</span>
        </span>
        {cinema.distance !== null && <span className={styles.meta}>{toKilometres(cinema.distance)}</span>}
      </Link>
    </li>
  )
}
