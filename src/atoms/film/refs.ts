import { movieCall } from '#contract/catalogue.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import { movieShowtimesCall } from '#contract/programme.ts'
import { toRef } from '../core/toRef.ts'
import type { Place } from '../place/place.ts'

/** A film. */
export const filmRef = (id: IdOrPermalink) => toRef(movieCall, { params: { id } })

/** A film's showtimes of one day in a place, by cinema. */
export const filmShowtimesRef = (id: IdOrPermalink, { date, city, location, coordinates }: Place & { date: string }) =>
  toRef(movieShowtimesCall, { params: { id }, query: { date, city, location, coordinates } })
