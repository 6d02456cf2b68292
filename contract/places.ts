import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** A place of the country, whether it has cinemas or not. */
export const FoundPlace = z.object({
  name: z.string(),
  /** The Bundesland. */
  state: z.string(),
  /** Its first postcode. */
  postcode: z.string(),
  /** How `location` names this place and no other: `21614 Buxtehude`. */
  location: z.string(),
  /** The slug where it is a city with cinemas. */
  city: z.nullable(z.string()),
})
export type FoundPlace = z.infer<typeof FoundPlace>

export const placesCall = defineCall({
  method: 'GET',
  path: '/api/places',
  summary: 'Places that a name, its beginning, or the beginning of a postcode may mean, the likeliest first',
  audience: 'public',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)) }),
  answer: z.object({ items: z.array(FoundPlace) }),
})
