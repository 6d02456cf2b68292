import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CinemaId } from './ids.ts'
import { listView, Page } from './listView.ts'
import { Feature } from './screenings.ts'

export const City = z.object({
  slug: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Number of cinemas. */
  cinemas: z.int(),
})
export type City = z.infer<typeof City>

export const CinemaSummary = z.object({
  id: CinemaId,
  permalink: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  citySlug: z.string(),
  lat: z.number(),
  lon: z.number(),
  screens: z.int(),
  features: z.array(Feature),
  /** Kilometres from the asked place; null when none was asked. */
  distance: z.nullable(z.number()),
})
export type CinemaSummary = z.infer<typeof CinemaSummary>

const Auditorium = z.object({ name: z.string(), seats: z.int(), features: z.array(Feature) })

export const Cinema = z.extend(CinemaSummary, { auditoria: z.array(Auditorium) })
export type Cinema = z.infer<typeof Cinema>

/** `lat,lon` in degrees, as the query carries it. */
export const Coordinates = z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/))

export const citiesCall = defineCall({
  method: 'GET',
  path: '/api/cinema/cities',
  summary: 'Cities with cinemas',
  audience: 'public',
  answer: z.object({ items: z.array(City) }),
})

export const cinemasCall = defineCall({
  method: 'GET',
  path: '/api/cinemas',
  summary: 'Cinemas of a city or near a place',
  audience: 'public',
  query: z.object({
    city: z.optional(z.string().check(z.maxLength(80))),
    location: z.optional(z.string().check(z.maxLength(80))),
    coordinates: z.optional(Coordinates),
    page: Page,
  }),
  answer: listView(
    CinemaSummary,
    z.object({
      city: z.nullable(z.string()),
      cityName: z.nullable(z.string()),
      location: z.nullable(z.string()),
      coordinates: z.nullable(z.string()),
    }),
  ),
})

export const cinemaCall = defineCall({
  method: 'GET',
  path: '/api/cinemas/:id',
  summary: 'A cinema',
  audience: 'public',
  params: z.object({ id: CinemaId }),
  answer: Cinema,
})
