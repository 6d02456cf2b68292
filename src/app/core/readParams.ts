/*
 * Search params of the routes, read by hand: they are part of the entry, which must not carry the schemas. Unknown
 * values in a URL are ignored, so that the rest of the page works.
 */

/** A query as the router decodes it. */
export type Raw = Record<string, unknown>

/** A text that is not blank, without the blanks around it. */
export const text = (value: unknown, max = 80): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max ? value.trim() : undefined

/** The value where it is one of the known ones. */
export const oneOf = <const T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value)

/** One value or several as a list. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** Each item once; undefined for none. */
export const nonEmpty = <T>(items: T[]): T[] | undefined => (items.length > 0 ? [...new Set(items)] : undefined)

/** `2026-11-22`, where there is such a day. */
export function calendarDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined
}

/** `52.52,13.405` in degrees, where there is such a place. */
export function coordinates(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(value)) return undefined
  const [lat = Number.NaN, lon = Number.NaN] = value.split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? value : undefined
}

/** The search without the keys that nothing was read for. */
export function withoutUndefined<T extends object>(search: T): T {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as T
}

/**
 * For a route's `validateSearch`. The router keeps what a route does not name, so a value that was not understood has
 * to be named to go: as undefined, which no URL carries.
 */
export function toValidated<T extends object>(keys: readonly (keyof T)[], read: (raw: Raw) => T): (raw: Raw) => T {
  const nothing = Object.fromEntries(keys.map((key) => [key, undefined]))
  return (raw) => ({ ...nothing, ...read(raw) }) as T
}
