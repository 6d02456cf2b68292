import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { OfferModel, OfferQuality, Provider } from './consumptions.ts'
import { CalendarDate } from './ids.ts'
import { listView, Page } from './listView.ts'
import { TitleSummary } from './titles.ts'

/**
 * Lists of titles that can be seen at home.
 *
 * - `discs`: out for at most 90 days, the newest first; `tips`: the same, the best rated first.
 * - `upcoming-discs`: announced, the next first.
 * - `streaming`: on a platform for at most 30 days, the newest first; `ending`: there for at most 30 more, the last first.
 */
export const AtHomeList = z.enum(['discs', 'tips', 'upcoming-discs', 'streaming', 'ending'])
export type AtHomeList = z.infer<typeof AtHomeList>

const AtHomeOffer = z.object({
  id: z.string(),
  provider: Provider,
  model: z.nullable(OfferModel),
  /** Euro cents; null when it is part of something or free. */
  price: z.nullable(z.int()),
  quality: z.nullable(OfferQuality),
})

/** A title with those offers of it that begin, or in `ending` end, on one day. */
export const AtHomeTitle = z.object({
  title: TitleSummary,
  /** The first day; in `ending` the last. */
  date: CalendarDate,
  offers: z.array(AtHomeOffer),
})
export type AtHomeTitle = z.infer<typeof AtHomeTitle>

const TitleType = z.enum(['movies', 'series'])

/** Empty or absent: all. */
export const AtHomeQuery = z.object({
  provider: z.optional(z.array(z.string().check(z.maxLength(80)))),
  model: z.optional(z.array(OfferModel)),
  genre: z.optional(z.array(z.string().check(z.maxLength(40)))),
  type: z.optional(TitleType),
  page: Page,
})
export type AtHomeQuery = z.infer<typeof AtHomeQuery>

const count = { count: z.int() }

export const AtHomeFilters = z.object({
  provider: z.array(z.string()),
  model: z.array(OfferModel),
  genre: z.array(z.string()),
  type: z.nullable(TitleType),
  total: z.int(),
  /** How many there would be with each value alone of its filter; the other filters hold. Values without any are left out. */
  counts: z.object({
    provider: z.array(z.object({ value: z.string(), name: z.string(), ...count })),
    model: z.array(z.object({ value: OfferModel, ...count })),
    genre: z.array(z.object({ value: z.string(), ...count })),
    type: z.array(z.object({ value: TitleType, ...count })),
  }),
})
export type AtHomeFilters = z.infer<typeof AtHomeFilters>

export const atHomeCall = defineCall({
  method: 'GET',
  path: '/api/at_home/:list',
  summary: 'What is new, to come or about to end on discs and platforms',
  audience: 'public',
  params: z.object({ list: AtHomeList }),
  query: AtHomeQuery,
  answer: listView(AtHomeTitle, AtHomeFilters),
})
