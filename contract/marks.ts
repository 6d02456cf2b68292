import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'
import { Image } from './image.ts'
import { receiptOf } from './receipt.ts'
import { isVisibleOrEmpty } from './visibleText.ts'

/**
 * What a member says of a thing with one press. Each is an absolute state.
 *
 * - `digg`: likes it. `vote`: up or down. `flag`: tells the moderation of it.
 * - `follow`: wants to hear of what they do. `mute`: wants to see nothing of theirs.
 * - `watch`: wants to hear of news about it; a title or an article that is watched stands on the
 *   member's watchlist ("Merkliste").
 * - `watched`: has seen it.
 * - `friendship`: would be their friend; two who say it of each other are friends. Taken back, it is theirs, too.
 */
export const markKinds = ['digg', 'vote', 'flag', 'follow', 'mute', 'watch', 'watched', 'friendship'] as const
export const MarkKind = z.enum(markKinds)
export type MarkKind = z.infer<typeof MarkKind>

/** What can be marked at all, as it stands in a path. */
export const MarkableType = z.enum(['movies', 'series', 'people', 'comments', 'trivia', 'articles', 'lists', 'users'])
export type MarkableType = z.infer<typeof MarkableType>

/** Which things a mark is for. */
export const markables: Readonly<Record<MarkKind, readonly MarkableType[]>> = {
  digg: ['comments', 'trivia', 'articles', 'lists'],
  vote: ['trivia'],
  flag: ['comments', 'trivia', 'articles', 'lists', 'users'],
  follow: ['people', 'users'],
  mute: ['users'],
  watch: ['movies', 'series', 'comments', 'trivia', 'articles', 'lists'],
  watched: ['movies', 'series'],
  friendship: ['users'],
}

export const isMarkable = (mark: MarkKind, type: MarkableType): boolean => markables[mark].includes(type)

/** Up or down. */
export const Vote = z.union([z.literal(1), z.literal(-1)])
export type Vote = z.infer<typeof Vote>

/** Why something is flagged, by rising severity. */
export const FlagReason = z.enum(['other', 'spoiler', 'spam', 'insult', 'illegal'])
export type FlagReason = z.infer<typeof FlagReason>

/** Of what a member writes to say why they flag something. */
export const MAX_FLAG_TEXT = 500

const FlagText = z.string().check(z.trim(), z.maxLength(MAX_FLAG_TEXT), isVisibleOrEmpty)

/** What a device needs to show a title without a network. */
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
