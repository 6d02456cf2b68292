import type { Db } from '../../db/client.ts'
import * as queries from '../queries.ts'
import type { CinemaRow } from '../rows.ts'
import * as cityQueries from './cities/queries.ts'
import { fold, foldings } from './fold.ts'
import { findPlaceByName, findPlaceByPostcode } from './places/service.ts'
import { type Point, parseCoordinates } from './point.ts'
import { postcodeAreas } from './postcodeAreas.ts'
import { type AreaRow, findArea, findAreaByName, listAreas, replaceAreas } from './queries.ts'

export type AskedPlace = { city?: string | undefined; location?: string | undefined; coordinates?: string | undefined }

/** The place that was recognized, and the cinemas there: by distance where a point was asked for, else by name. */
export type Place = {
  filters: { city: string | null; cityName: string | null; location: string | null; coordinates: string | null }
  cinemas: CinemaRow[]
}

/** Search radii in kilometres. Where there is no cinema close by, the answer has those that are farther away. */
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
  const city = slug === null ? undefined : await cityQueries.findCity(db, slug)
  return {
    filters: { city: slug, cityName: city?.name ?? null, location: null, coordinates: null },
    cinemas: slug !== null && !city ? [] : await queries.listCinemas(db, slug),
  }
}

/**
 * The largest number of postcodes of a place that is found by one of them; in larger places, the area of a postcode is
 * the district.
 */
const SMALL = 3

/**
 * Resolves typed text. A postcode is that of a place or lies in an area; a name behind it is that of its place. A name
 * alone is that of a city, an area or a district, else that of any place, or one spelled alike.
 */
async function resolveLocation(db: Db, location: string): Promise<Place> {
  const found = /^\d/.test(location)
    ? await findPostcode(db, location)
    : ((await findName(db, location)) ?? (await findPlaceByName(db, location)))
  const asked = { location, coordinates: null }
  if (!found) return { filters: { city: null, cityName: null, ...asked }, cinemas: [] }
  return resolvePoint(db, found, asked, found.name)
}

async function findPostcode(db: Db, postcode: string) {
  const isAlone = /^\d{2,5}$/.test(postcode)
  const place = await findPlaceByPostcode(db, postcode)
  if (place && (!isAlone || place.size <= SMALL)) return place
  return isAlone ? findArea(db, postcode) : undefined
}

/** Cities whose districts people name without the city: `Kreuzberg`. */
const CITIES_OF_DISTRICTS = ['berlin', 'hamburg', 'munchen', 'bremen', 'frankfurt']

async function findName(db: Db, location: string) {
  const names = foldings(location)
  if (names.length === 0) return undefined
  const districts = names.flatMap((name) => CITIES_OF_DISTRICTS.map((city) => `${city} ${name}`))
  return (await cityQueries.findCityByName(db, names)) ?? (await findAreaByName(db, [...names, ...districts]))
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
  const cityName = knownName ?? (near ? (await cityQueries.findNearestCity(db, point))?.name : undefined)
  return { filters: { city: null, cityName: cityName ?? null, ...asked }, cinemas }
}

const byPrefix = (a: AreaRow, b: AreaRow) => (a.prefix < b.prefix ? -1 : 1)

/**
 * Brings the areas of postcodes up to date with this release. They are reference data: an installation without the demo
 * has them too.
 */
export async function fillPostcodeAreas(db: Db): Promise<void> {
  const rows = postcodeAreas
    .map(([prefix, name, lat, lon]) => ({ prefix, name, sortKey: fold(name), lat, lon }))
    .sort(byPrefix)
  const stored = (await listAreas(db)).sort(byPrefix)
  if (JSON.stringify(stored) === JSON.stringify(rows)) return
  await db.transaction((tx) => replaceAreas(tx, rows))
}
