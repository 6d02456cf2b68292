import { startsCall, upcomingCall } from '#contract/releases.ts'
import type { ReleaseFilter } from '../cinema/cinema.ts'
import { toRef } from '../core/toRef.ts'

/** Films that started lately. */
export const startsRef = (filter: ReleaseFilter) => toRef(startsCall, { query: toQuery(filter) })

/** Films to come. */
export const upcomingRef = (filter: ReleaseFilter) => toRef(upcomingCall, { query: toQuery(filter) })

/** The keys have one order: one list has one URL. */
const toQuery = ({ city, location, coordinates, genre, order }: ReleaseFilter) => ({
  city,
  location,
  coordinates,
  genre,
  order,
})
