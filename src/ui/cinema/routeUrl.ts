import type { CinemaSummary } from '#contract/cinema.ts'

/**
 * A way to a cinema on OpenStreetMap, from wherever one is. No script or picture of it is loaded: it is a link that
 * somebody follows.
 */
export function toRouteUrl({ lat, lon }: Pick<CinemaSummary, 'lat' | 'lon'>): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}#map=16/${lat}/${lon}`
}
