import { cinemaMoviesCall } from '#contract/programme.ts'
import type { ProgrammeFilter } from '../cinema/cinema.ts'
import { toRef } from '../core/toRef.ts'

/** The programme of a place. Its keys have one order: one programme has one URL. */
export function programmeRef({ city, location, coordinates, date, version, feature, genre, order }: ProgrammeFilter) {
  return toRef(cinemaMoviesCall, { query: { city, location, coordinates, date, version, feature, genre, order } })
}
