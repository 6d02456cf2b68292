import { type ProgrammeFilter, updateProgrammeFilter } from '../../../atoms/cinema/cinema.ts'
import { calendarDate, coordinates, list, nonEmpty, oneOf, type Raw, text, toValidated } from '../../core/readParams.ts'
import { toScreeningSearch } from '../../core/screeningParams.ts'

/** Of several places in one URL the most exact counts: coordinates, then location, then city. */
export function toProgrammeSearch(raw: Raw): ProgrammeFilter {
  const place = coordinates(raw.coordinates)
    ? { coordinates: coordinates(raw.coordinates) }
    : text(raw.location)
      ? { location: text(raw.location) }
      : { city: text(raw.city) }
  return updateProgrammeFilter(
    {},
    {
      ...place,
      date: calendarDate(raw.date),
      ...toScreeningSearch(raw),
      genre: nonEmpty(list(raw.genre).flatMap((each) => text(each, 40) ?? [])),
      order: oneOf(['popularity', 'rating', 'start', 'forecast'], raw.order),
    },
  )
}

export const validateProgramme = toValidated<ProgrammeFilter>(
  ['city', 'location', 'coordinates', 'date', 'version', 'feature', 'genre', 'order'],
  toProgrammeSearch,
)
