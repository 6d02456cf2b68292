import { type ProgrammeFilter, updateProgrammeFilter } from '../atoms/cinema.ts'

/*
 * Search params of the routes, read by hand: they are part of the entry, which must not carry the schemas. Whatever a
 * visitor's URL holds, the rest of the page works: what is not understood is left out.
 */

type Raw = Record<string, unknown>

const text = (value: unknown, max = 80): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max ? value.trim() : undefined

const oneOf = <const T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value)

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

const nonEmpty = <T>(items: T[]): T[] | undefined => (items.length > 0 ? [...new Set(items)] : undefined)

function calendarDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined
}

function coordinates(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(value)) return undefined
  const [lat = Number.NaN, lon = Number.NaN] = value.split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? value : undefined
}

/** Any page may show one showtime above itself: `?showtime=<id>`. */
export type RootSearch = { showtime?: string }

export function toRootSearch(raw: Raw): RootSearch {
  const showtime = text(raw.showtime, 120)
  return showtime && /^[\p{L}\p{N}._~-]+$/u.test(showtime) ? { showtime } : {}
}

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
      version: nonEmpty(list(raw.version).flatMap((each) => oneOf(['DF', 'OV', 'OmU', 'OmeU'], each) ?? [])),
      genre: nonEmpty(list(raw.genre).flatMap((each) => text(each, 40) ?? [])),
      order: oneOf(['popularity', 'rating', 'start', 'forecast'], raw.order),
    },
  )
}

/** A film's showtimes take day and place; a cinema's only the day. */
export function toFilmShowtimesSearch(raw: Raw): Pick<ProgrammeFilter, 'date' | 'city' | 'coordinates'> {
  const { date, city, coordinates: here } = toProgrammeSearch(raw)
  return updateProgrammeFilter({}, { date, city, coordinates: here })
}

export function toDaySearch(raw: Raw): { date?: string } {
  const date = calendarDate(raw.date)
  return date ? { date } : {}
}

/**
 * For a route's `validateSearch`. The router keeps what a route does not name, so a value that was not understood has to be
 * named to go: as undefined, which no URL carries.
 */
function toValidated<T extends object>(keys: readonly (keyof T)[], read: (raw: Raw) => T): (raw: Raw) => T {
  const nothing = Object.fromEntries(keys.map((key) => [key, undefined]))
  return (raw) => ({ ...nothing, ...read(raw) }) as T
}

export const validateRoot = toValidated<RootSearch>(['showtime'], toRootSearch)
export const validateProgramme = toValidated<ProgrammeFilter>(
  ['city', 'location', 'coordinates', 'date', 'version', 'genre', 'order'],
  toProgrammeSearch,
)
export const validateFilmShowtimes = toValidated<ReturnType<typeof toFilmShowtimesSearch>>(
  ['date', 'city', 'coordinates'],
  toFilmShowtimesSearch,
)
export const validateDay = toValidated<{ date?: string }>(['date'], toDaySearch)
