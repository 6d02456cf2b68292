import * as z from 'zod/mini'
import { MovieId, SeriesId } from '#contract/ids.ts'
import { TitleCard } from '#contract/marks.ts'
import {
  clearRatingCall,
  RatableType,
  type Rating,
  RatingInput,
  RatingValue,
  setRatingCall,
} from '#contract/ratings.ts'
import { markSlot, ratingSlot, thingLane } from '../slots.ts'
import { type Confirmed, defineCommand, lastWins, type SideEffect } from './command.ts'
import { MarkState, toConfirmedMark } from './mark.ts'

const Title = z.object({
  type: RatableType,
  id: z.union([MovieId, SeriesId]),
  /** As the user knows it, for "Ausstehende Aktionen". */
  title: z.string(),
  /** For the same, where the view knows it. */
  card: z.optional(TitleCard),
})
const RateArgs = z.extend(Title, { rating: RatingInput })

/** A title as views name it. */
export type RatedTitle = { type: RatableType; id: string; title: string; card?: TitleCard }

/** The confirmed state of a rating's slot. Cleared: null and no mark. */
const RatingState = z.object({ value: z.nullable(RatingValue), top: z.boolean(), flop: z.boolean() })
type RatingState = z.infer<typeof RatingState>

/** The server's state of a rating, as own state. */
export function toConfirmedRating(type: RatableType, id: string, rating: Rating): Confirmed {
  const { value, top, flop, updatedAt } = rating
  return { slot: ratingSlot(type, id), state: { value, top, flop }, updatedAt }
}

const isRated = (rating: RatingState | null) => rating !== null && (rating.value !== null || rating.top || rating.flop)

/**
 * The server marks what is rated as seen, too: unless it is, or the member has taken that back since the title is rated
 * (ADR 046).
 */
function toSeen({ type, id, card, rating }: z.infer<typeof RateArgs>, before: RatingState | null): SideEffect | null {
  if (!isRated(rating)) return null
  return {
    slot: markSlot('watched', type, id),
    fold: (base) => {
      const mark = z.safeParse(MarkState, base).data
      if (mark && (mark.set || isRated(before))) return base
      return { set: true, vote: null, card: mark?.card ?? card ?? null } satisfies MarkState
    },
  }
}

export const rateTitle = defineCommand({
  kind: 'rateTitle',
  args: RateArgs,
  state: RatingState,
  lane: ({ type, id }) => thingLane(type, id),
  slot: ({ type, id }) => ratingSlot(type, id),
  coalesce: lastWins,
  call: setRatingCall,
  request: ({ type, id, rating }) => ({ params: { type, id }, body: { rating } }),
  fold: (_base, { rating }) => rating,
  sideEffect: toSeen,
  receipt: ({ current, watched }, { type, id }) => ({
    own: [toConfirmedRating(type, id, current), ...(watched ? [toConfirmedMark('watched', type, id, watched)] : [])],
  }),
})

export const clearRating = defineCommand({
  kind: 'clearRating',
  args: Title,
  state: RatingState,
  lane: ({ type, id }) => thingLane(type, id),
  slot: ({ type, id }) => ratingSlot(type, id),
  coalesce: lastWins,
  call: clearRatingCall,
  request: ({ type, id }) => ({ params: { type, id } }),
  fold: () => ({ value: null, top: false, flop: false }),
  receipt: ({ current }, { type, id }) => ({ own: [toConfirmedRating(type, id, current)] }),
  unsets: true,
})

export const toRateIntent = (title: RatedTitle, rating: RatingInput) => ({
  kind: rateTitle.kind,
  args: { ...title, rating },
})

export const toClearIntent = (title: RatedTitle) => ({ kind: clearRating.kind, args: title })
