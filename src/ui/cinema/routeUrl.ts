import type { CinemaSummary } from '#contract/cinema.ts'

/**
 * The link to a route to a cinema on OpenStreetMap, from any place. No script or picture of that site is loaded.
 */
export function toRouteUrl({ lat, lon }: Pick<CinemaSummary, 'lat' | 'lon'>): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}#map=16/${lat}/${lon}`
}
