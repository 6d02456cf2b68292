import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'
import { Image } from './image.ts'
import { markKinds } from './markKinds.ts'
import { receiptOf } from './receipt.ts'
import { markedTypes } from './things.ts'
import { isVisibleOrEmpty } from './visibleText.ts'

export const MarkKind = z.enum(markKinds)
export type MarkKind = z.infer<typeof MarkKind>

/** The types of things that can be marked, as they stand in a path. */
export const MarkableType = z.enum(markedTypes)
export type MarkableType = z.infer<typeof MarkableType>

/** Up or down. */
export const Vote = z.union([z.literal(1), z.literal(-1)])
export type Vote = z.infer<typeof Vote>

/** Why something is flagged, by rising severity. */
export const FlagReason = z.enum(['other', 'spoiler', 'spam', 'insult', 'illegal'])
export type FlagReason = z.infer<typeof FlagReason>

/** Of what a member writes to say why they flag something. */
export const MAX_FLAG_TEXT = 500

const FlagText = z.string().check(z.trim(), z.maxLength(MAX_FLAG_TEXT), isVisibleOrEmpty)

/** The fields that show a title without a network. */
export const TitleCard = z.object({
  permalink: z.string(),
  title: z.string(),
  year: z.nullable(z.int()),
  poster: z.nullable(Image),
})
export type TitleCard = z.infer<typeof TitleCard>

/** One of a member's marks as the server holds it. Taken back: `set` false and no vote. */
export const Mark = z.object({
  id: z.string(),
  set: z.boolean(),
  /** Of `vote` alone; else null. */
  vote: z.nullable(Vote),
  /** Of films and series, and of articles without year and poster; else null. */
  card: z.nullable(TitleCard),
  /** Server time of the last change: the base is as new as this. */
  updatedAt: Instant,
})
export type Mark = z.infer<typeof Mark>

const MarkReceipt = receiptOf(Mark)

const MarkParams = z.object({
  type: MarkableType,
  id: z.string().check(z.minLength(1), z.maxLength(120)),
  mark: MarkKind,
})

export const setMarkCall = defineCall({
  method: 'PUT',
  path: '/api/:type/:id/:mark',
  summary: 'Digg, vote for, flag, follow, mute, watch a thing, or mark it as watched',
  audience: 'member',
  command: true,
  params: MarkParams,
  /** A vote needs `vote`, a flag needs `flag`; the others need nothing. */
  body: z.optional(
    z.object({
      vote: z.optional(Vote),
      /** `text`: in the member's own words, for the moderation alone. */
      flag: z.optional(z.object({ reason: FlagReason, text: z.optional(FlagText) })),
    }),
  ),
  answer: MarkReceipt,
})

export const clearMarkCall = defineCall({
  method: 'DELETE',
  path: '/api/:type/:id/:mark',
  summary: 'Take such a mark back',
  audience: 'member',
  command: true,
  params: MarkParams,
  answer: MarkReceipt,
})
