import { type ReleaseFilter, updateProgrammeFilter } from '../../../atoms/cinema/cinema.ts'
import { oneOf, type Raw, toValidated } from '../../core/readParams.ts'
import { toProgrammeSearch } from '../programme/params.ts'

/** Starts and films to come take a place, genres and an order of their own. */
export function toReleaseSearch(raw: Raw): ReleaseFilter {
  const { city, location, coordinates: here, genre } = toProgrammeSearch(raw)
  return updateProgrammeFilter<ReleaseFilter>(
    {},
    { city, location, coordinates: here, genre, order: oneOf(['start', 'popularity'], raw.order) },
  )
}

export const validateReleases = toValidated<ReleaseFilter>(
  ['city', 'location', 'coordinates', 'genre', 'order'],
  toReleaseSearch,
)
