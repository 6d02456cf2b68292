import { triviaCategories } from '#contract/triviaCategories.ts'
import type { TitlesFilter } from '../atoms/catalogue.ts'
import { type ProgrammeFilter, type ReleaseFilter, updateProgrammeFilter } from '../atoms/cinema.ts'
import type { ConsumptionFilter } from '../atoms/consumption.ts'

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

const features = ['3D', 'IMAX', 'Dolby Atmos', '70mm', 'barrierefrei', 'Open Air'] as const

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
      feature: nonEmpty(list(raw.feature).flatMap((each) => oneOf(features, each) ?? [])),
      genre: nonEmpty(list(raw.genre).flatMap((each) => text(each, 40) ?? [])),
      order: oneOf(['popularity', 'rating', 'start', 'forecast'], raw.order),
    },
  )
}

/** Starts and films to come take a place, genres and an order of their own. */
export function toReleaseSearch(raw: Raw): ReleaseFilter {
  const { city, location, coordinates: here, genre } = toProgrammeSearch(raw)
  return updateProgrammeFilter<ReleaseFilter>(
    {},
    { city, location, coordinates: here, genre, order: oneOf(['start', 'popularity'], raw.order) },
  )
}

/** Lists of films and series; `year` is one or a span: `1994`, `1990-1999`. */
export function toTitlesSearch(raw: Raw): TitlesFilter {
  const year = text(raw.year)
  return withoutUndefined<TitlesFilter>({
    genre: nonEmpty(list(raw.genre).flatMap((each) => text(each, 40) ?? [])),
    year: year && /^\d{4}(-\d{4})?$/.test(year) ? year : undefined,
    country: text(raw.country, 60),
    order: oneOf(['popularity', 'best', 'rating', 'start'], raw.order),
  })
}

function withoutUndefined<T extends object>(search: T): T {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as T
}

/** A film's showtimes take day and place; a cinema's only the day. */
export function toFilmShowtimesSearch(raw: Raw): Pick<ProgrammeFilter, 'date' | 'city' | 'location' | 'coordinates'> {
  const { date, city, location, coordinates: here } = toProgrammeSearch(raw)
  return updateProgrammeFilter({}, { date, city, location, coordinates: here })
}

/** "Wo läuft's?" on a film's page takes a place and kinds, on a series' page kinds alone. */
export function toConsumptionSearch(raw: Raw): ConsumptionFilter {
  const { city, location, coordinates: here } = toProgrammeSearch(raw)
  return updateProgrammeFilter<ConsumptionFilter>({}, { city, location, coordinates: here, ...toKindSearch(raw) })
}

function toKindSearch(raw: Raw): Pick<ConsumptionFilter, 'kind'> {
  const kind = nonEmpty(list(raw.kind).flatMap((each) => oneOf(['cinema', 'streaming', 'disc', 'tv'], each) ?? []))
  return kind ? { kind } : {}
}

export function toDaySearch(raw: Raw): { date?: string } {
  const date = calendarDate(raw.date)
  return date ? { date } : {}
}

/** The list of cinemas takes a city. */
export function toCitySearch(raw: Raw): { city?: string } {
  const city = text(raw.city)
  return city ? { city } : {}
}

export type TriviaSearch = { category?: (typeof triviaCategories)[number] }

export function toTriviaSearch(raw: Raw): TriviaSearch {
  const category = oneOf(triviaCategories, raw.category)
  return category ? { category } : {}
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
  ['city', 'location', 'coordinates', 'date', 'version', 'feature', 'genre', 'order'],
  toProgrammeSearch,
)
export const validateReleases = toValidated<ReleaseFilter>(
  ['city', 'location', 'coordinates', 'genre', 'order'],
  toReleaseSearch,
)
export const validateTitles = toValidated<TitlesFilter>(['genre', 'year', 'country', 'order'], toTitlesSearch)
export const validateFilmShowtimes = toValidated<ReturnType<typeof toFilmShowtimesSearch>>(
  ['date', 'city', 'location', 'coordinates'],
  toFilmShowtimesSearch,
)
export const validateTrivia = toValidated<TriviaSearch>(['category'], toTriviaSearch)
export const validateConsumptions = toValidated<ConsumptionFilter>(
  ['city', 'location', 'coordinates', 'kind'],
  toConsumptionSearch,
)
export const validateKinds = toValidated<Pick<ConsumptionFilter, 'kind'>>(['kind'], toKindSearch)
export const validateDay = toValidated<{ date?: string }>(['date'], toDaySearch)
export const validateCity = toValidated<{ city?: string }>(['city'], toCitySearch)
