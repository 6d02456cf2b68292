import { type ProgrammeFilter, updateProgrammeFilter } from '../../../atoms/cinema/cinema.ts'
import type { ConsumptionFilter } from '../../../atoms/where/consumption.ts'
import { toKindSearch } from '../../core/kindParams.ts'
import { type Raw, toValidated } from '../../core/readParams.ts'
import { toProgrammeSearch } from '../programme/params.ts'

/** A film's showtimes take day and place; a cinema's the day alone. */
export function toFilmShowtimesSearch(raw: Raw): Pick<ProgrammeFilter, 'date' | 'city' | 'location' | 'coordinates'> {
  const { date, city, location, coordinates: here } = toProgrammeSearch(raw)
  return updateProgrammeFilter({}, { date, city, location, coordinates: here })
}

/** "Wo läuft's?" on a film's page takes a place and kinds, on a series' page kinds alone. */
export function toConsumptionSearch(raw: Raw): ConsumptionFilter {
  const { city, location, coordinates: here } = toProgrammeSearch(raw)
  return updateProgrammeFilter<ConsumptionFilter>({}, { city, location, coordinates: here, ...toKindSearch(raw) })
}

export const validateFilmShowtimes = toValidated<ReturnType<typeof toFilmShowtimesSearch>>(
  ['date', 'city', 'location', 'coordinates'],
  toFilmShowtimesSearch,
)
export const validateConsumptions = toValidated<ConsumptionFilter>(
  ['city', 'location', 'coordinates', 'kind'],
  toConsumptionSearch,
)
