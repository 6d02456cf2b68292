import * as z from 'zod/mini'
import { Feature } from '#contract/screenings.ts'
import { RecordNumber } from '../record.ts'

/** A real city at the coordinates of its centre. */
export const DemoCity = z.strictObject({
  name: z.string(),
  slug: z.string(),
  state: z.string(),
  lat: z.number(),
  lon: z.number(),
})

/**
 * - `multiplex`: many halls, the big films, dubbed, from noon on.
 * - `arthouse`: a few halls, often with subtitles.
 * - `repertory`: one or two halls, another classic every evening.
 */
const House = z.enum(['multiplex', 'arthouse', 'repertory'])
export type House = z.infer<typeof House>

/** Name, seats and features. One in the open air plays in summer, after sunset. */
const DemoHall = z.tuple([z.string(), z.int()], Feature)
export type DemoHall = z.infer<typeof DemoHall>

/** An invented cinema at a plausible address: no real one is shown with made-up times. */
export const DemoCinema = z.strictObject({
  /** The slug of the city. */
  city: z.string(),
  name: z.string(),
  number: RecordNumber,
  street: z.string(),
  postcode: z.string(),
  lat: z.number(),
  lon: z.number(),
  house: House,
  halls: z.array(DemoHall),
  /** Shows a horror film on Saturdays at midnight. */
  midnight: z.optional(z.literal(true)),
})
export type DemoCinema = z.infer<typeof DemoCinema>
