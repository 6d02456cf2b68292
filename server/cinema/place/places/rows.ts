import type { places } from '../../../db/schema/places.ts'

export type PlaceInsert = typeof places.$inferInsert

/** A place that was found, with the slug of the city with cinemas that it is. */
export type PlaceRow = {
  name: string
  folded: string
  state: string
  lat: number
  lon: number
  postcodes: string[]
  size: number
  city: string | null
}
