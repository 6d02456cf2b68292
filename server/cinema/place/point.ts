import { ProblemError } from '../../http/problemError.ts'

/** Degrees. */
export type Point = { lat: number; lon: number }

/**
 * Reads `lat,lon`, whose form the contract has checked.
 *
 * @throws ProblemError `malformed` when there is no such place on earth.
 */
export function parseCoordinates(text: string): Point {
  const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map(Number)
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180))
    throw new ProblemError('malformed', { detail: 'Cannot read coordinates' })
  return { lat, lon }
}
