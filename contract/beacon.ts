import * as z from 'zod/mini'

/** The tracking image (PRODUCT G4). It is no call of the API: it stands outside `/api` and answers with a picture. */
export const BEACON_PATH = '/t.gif'

/** Everything that is ever counted (K10). A new event is added here first, or the server refuses it. */
const beaconEvents = [
  'Page View',
  'Page Navigation',
  'Open Suggestion',
  'Add to List',
  'Open Login Overlay',
  'Signup Complete',
  'Sign-Up: Login Success',
  'Logout',
  'Social Signup Complete',
  'Social Login Complete',
  'Video Start',
  'Video Progress',
  'Video Error',
  'Onboarding Play',
] as const
export type BeaconEvent = (typeof beaconEvents)[number]

/** Longest values, in characters: longer ones are refused, and nothing of them is counted. */
export const BEACON_LIMITS = { host: 100, path: 300, subType: 80, value: 120, payload: 1200 } as const

/** Printable text of a bounded length: no database takes U+0000. */
const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^\P{Cc}*$/u))
const value = z.optional(text(BEACON_LIMITS.value))

/** The JSON of `p`. The device sends no key that is not here. */
export const BeaconPayload = z.strictObject({
  target: value,
  target_type: value,
  target_id: value,
  /** The text that a suggestion was shown for. */
  query: value,
  /** Place of the clicked suggestion, from 1. */
  position: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  /** Parameters of the page's own URL, as campaigns set them. */
  showroom: value,
  targeting: value,
})
export type BeaconPayload = z.infer<typeof BeaconPayload>

/** The query of the tracking image. */
export const BeaconQuery = z.object({
  e: z.enum(beaconEvents),
  /** The host of the page, with its port. */
  d: z.string().check(z.minLength(1), z.maxLength(BEACON_LIMITS.host)),
  /** The path of the page, without its query. */
  t: z.string().check(z.maxLength(BEACON_LIMITS.path), z.regex(/^\/[^?#\p{Cc}]*$/u)),
  s: z._default(text(BEACON_LIMITS.subType), ''),
  p: z._default(z.string().check(z.maxLength(BEACON_LIMITS.payload)), '{}'),
})
