import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { toBerlinTime } from '#contract/berlin.ts'
import type { ShowtimeBrief } from '#contract/showtimes.ts'
import { buttonLabel, toSpoken } from '../../texts/showtime.ts'
import styles from './ShowtimeButton.module.css'
import type { ShowtimeState } from './showtimeState.ts'
import { Unsure } from './unsure.ts'

type ShowtimeButtonProps = {
  showtime: ShowtimeBrief
  state: ShowtimeState
  /** Another one begins at the same time. */
  saysHall?: boolean
}

/** A time that opens its showtime above the page: a link, so that it can be shared and closed by going back. */
export function ShowtimeButton({ showtime, state, saysHall = false }: ShowtimeButtonProps) {
  const time = toBerlinTime(new Date(showtime.startsAt))
  const hall = saysHall ? showtime.auditorium : undefined
  const tags = [...toTags(showtime), ...(hall ? [hall] : [])]
  return (
    <Link
      to="."
      search={(search) => ({ ...search, showtime: showtime.id })}
      resetScroll={false}
      preload={false}
      rel="nofollow"
      className={styles.time}
      data-state={state}
      data-unsure={use(Unsure) || undefined}
      aria-label={buttonLabel(time, tags, showtime.features.flatMap(toSpoken), state === 'gone')}
    >
      <span>{time}</span>
      {tags.map((tag) => (
        <small key={tag}>{tag}</small>
      ))}
    </Link>
  )
}

/** The dub goes without saying; of the features only those that change the price, the place or who can follow. */
function toTags({ version, features }: ShowtimeBrief): string[] {
  const special = features.filter((feature) => ['3D', 'IMAX', '70mm', 'AD', 'UT', 'Open Air'].includes(feature))
  return [...(version === 'DF' ? [] : [version]), ...special]
}
