import { cinemaCall, cinemasCall } from '#contract/cinema.ts'
import { DEFAULT_CITY } from '#contract/defaultCity.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import { cinemaShowtimesCall } from '#contract/programme.ts'
import { toRef } from '../core/toRef.ts'
import type { Place } from '../place/place.ts'

/** The cinemas of a place: the position before the typed place, and that before the city. */
export function cinemasRef({ city, location, coordinates }: Place) {
  return toRef(cinemasCall, { query: coordinates ? { coordinates } : location ? { location } : { city } })
}

/** The cinemas beside a programme: without a place, those of the city that the server takes by default. */
export const programmeCinemasRef = (place: Place) => cinemasRef({ ...place, city: place.city ?? DEFAULT_CITY })

/** A cinema. */
export const cinemaRef = (id: IdOrPermalink) => toRef(cinemaCall, { params: { id } })

/** A cinema's showtimes of one day, by film. */
export const cinemaShowtimesRef = (id: IdOrPermalink, date: string) =>
  toRef(cinemaShowtimesCall, { params: { id }, query: { date } })
