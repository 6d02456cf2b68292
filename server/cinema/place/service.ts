import type { Db } from '../../db/client.ts'
import * as queries from '../queries.ts'
import type { CinemaRow } from '../rows.ts'
import { middleOf, type Point, parseCoordinates } from './point.ts'

export type AskedPlace = { city?: string | undefined; location?: string | undefined; coordinates?: string | undefined }

/** What was understood, and the cinemas there: by distance where a point was asked, else by name. */
export type Place = {
  filters: { city: string | null; cityName: string | null; location: string | null; coordinates: string | null }
  cinemas: CinemaRow[]
}

/** Kilometres. Where nobody has a cinema close by, the far ones are better than none. */
const RADII = [30, 150]

/**
 * Resolves a place. Of several the most exact one counts: coordinates, then location, then city.
 *
 * @param fallbackCity the slug used when nothing is asked; null for all cinemas.
 */
export async function resolvePlace(db: Db, asked: AskedPlace, fallbackCity: string | null): Promise<Place> {
  if (asked.coordinates !== undefined) {
    const { coordinates } = asked
    return { ...(await resolvePoint(db, parseCoordinates(coordinates), { location: null, coordinates })) }
  }
  const location = asked.location?.trim()
  if (location) return resolveLocation(db, location)
  const slug = asked.city ?? fallbackCity
  const city = slug === null ? undefined : await queries.findCity(db, slug)
  return {
    filters: { city: slug, cityName: city?.name ?? null, location: null, coordinates: null },
    cinemas: slug !== null && !city ? [] : await queries.listCinemas(db, slug),
  }
}

/** A postcode lies where the cinemas are whose postcodes are most like it; a name is a city's. */
async function resolveLocation(db: Db, location: string): Promise<Place> {
  const city = /^\d/.test(location) ? undefined : await queries.findCityByName(db, fold(location))
  const point = city ?? (/^\d{2,5}$/.test(location) ? await findPostcode(db, location) : null)
  const asked = { location, coordinates: null }
  if (!point) return { filters: { city: null, cityName: null, ...asked }, cinemas: [] }
  return resolvePoint(db, point, asked, city?.name)
}

async function resolvePoint(
  db: Db,
  point: Point,
  asked: { location: string | null; coordinates: string | null },
  knownName?: string,
): Promise<Place> {
  let cinemas: CinemaRow[] = []
  for (const radius of RADII) {
    cinemas = await queries.listCinemasNear(db, point, radius)
    if (cinemas.length > 0) break
  }
  const near = (cinemas[0]?.distance ?? Number.POSITIVE_INFINITY) <= (RADII[0] ?? 0)
  const cityName = knownName ?? (near ? (await queries.findNearestCity(db, point))?.name : undefined)
  return { filters: { city: null, cityName: cityName ?? null, ...asked }, cinemas }
}

async function findPostcode(db: Db, postcode: string): Promise<Point | null> {
  const points = await queries.listPostcodePoints(db, postcode)
  const most = Math.max(...points.map((point) => sharedDigits(point.postcode, postcode)))
  return middleOf(points.filter((point) => sharedDigits(point.postcode, postcode) === most))
}

function sharedDigits(one: string, other: string): number {
  let digits = 0
  while (digits < one.length && one[digits] === other[digits]) digits++
  return digits
}

/** As sort keys are folded: `Görlitz` → `gorlitz`. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
