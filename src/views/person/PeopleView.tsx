import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { heading } from '../../texts/people.ts'
import { Letters } from './Letters.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'
import styles from './PeopleView.module.css'
import { PeopleWall } from './PeopleWall.tsx'

const route = getRouteApi('/people')

/** People of the catalogue by popularity, first letter, job and birthday (D2). */
export function PeopleView() {
  const { query, today } = route.useLoaderData()
  const { showtime: _above, ...filter } = route.useSearch()
  const navigate = useNavigate()
  return (
    <div className="wrap">
      <h1 className={styles.title}>{heading}</h1>
      <PeopleFilters
        filter={filter}
        today={today}
        onChange={(search) => void navigate({ to: '/people', search, resetScroll: false })}
      />
      <Letters filter={filter} />
      <PeopleWall query={query} today={today} />
    </div>
  )
}
