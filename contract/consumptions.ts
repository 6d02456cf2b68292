import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CinemaSummary, Coordinates } from './cinema.ts'
import { CalendarDate, Instant, MovieId, SeriesId } from './ids.ts'
import { listView, Page } from './listView.ts'
import { ShowtimeBrief } from './showtimes.ts'
import { typesWith } from './things.ts'

/** Where a title can be seen. */
export const ConsumptionKind = z.enum(['cinema', 'streaming', 'disc', 'tv'])
export type ConsumptionKind = z.infer<typeof ConsumptionKind>

/** How it is paid for: part of a subscription, not at all, for some days, for good. */
export const OfferModel = z.enum(['flat', 'free', 'rent', 'buy'])
export type OfferModel = z.infer<typeof OfferModel>

/** Of a disc the medium. */
export const OfferQuality = z.enum(['SD', 'HD', '4K', 'DVD', 'Blu-ray', 'UHD'])
export type OfferQuality = z.infer<typeof OfferQuality>

/** A platform, a channel, a label or a shop of discs. */
export const Provider = z.object({ slug: z.string(), name: z.string(), url: z.nullable(z.string()) })

const offer = {
  id: z.string(),
  provider: Provider,
  quality: z.nullable(OfferQuality),
  /** The title at the provider's. */
  url: z.nullable(z.string()),
}

const sold = {
  ...offer,
  model: z.nullable(OfferModel),
  /** Euro cents; null when it is part of something or free. */
  price: z.nullable(z.int()),
  /** The first day; of a disc that is to come, its release. */
  availableFrom: z.nullable(CalendarDate),
}

/** A cinema with the next showtime there. */
const InCinema = z.object({ kind: z.literal('cinema'), cinema: CinemaSummary, next: ShowtimeBrief })

const Streaming = z.object({
  kind: z.literal('streaming'),
  ...sold,
  /** The last day; null when nobody says. */
  availableUntil: z.nullable(CalendarDate),
})

const Disc = z.object({ kind: z.literal('disc'), ...sold })

const Broadcast = z.object({
  kind: z.literal('tv'),
  ...offer,
  startsAt: Instant,
  endsAt: z.nullable(Instant),
  /** Null for films, and when unknown. */
  season: z.nullable(z.int()),
  episode: z.nullable(z.int()),
})

/** One way to see a title. */
export const Consumption = z.discriminatedUnion('kind', [InCinema, Streaming, Disc, Broadcast])
export type Consumption = z.infer<typeof Consumption>

/** Of `coordinates`, `location` (a postcode or place name) and `city` (a slug) at most one is set. Empty kinds and models: all. */
export const ConsumptionsQuery = z.object({
  city: z.optional(z.string().check(z.maxLength(80))),
  location: z.optional(z.string().check(z.maxLength(80))),
  coordinates: z.optional(Coordinates),
  kind: z.optional(z.array(ConsumptionKind)),
  model: z.optional(z.array(OfferModel)),
  page: Page,
})
export type ConsumptionsQuery = z.infer<typeof ConsumptionsQuery>

const ConsumptionFilters = z.object({
  city: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  location: z.nullable(z.string()),
  coordinates: z.nullable(z.string()),
  kind: z.array(ConsumptionKind),
  model: z.array(OfferModel),
})

/** Cinemas first, the nearest or next ones; then platforms, the cheapest way first; discs; broadcasts as they come. */
export const consumptionsCall = defineCall({
  method: 'GET',
  path: '/api/:type/:id/consumptions',
  summary: 'Where a film or series can be seen now',
  audience: 'public',
  params: z.object({ type: z.enum(typesWith('offered')), id: z.union([MovieId, SeriesId]) }),
  query: ConsumptionsQuery,
  answer: listView(Consumption, ConsumptionFilters),
})
