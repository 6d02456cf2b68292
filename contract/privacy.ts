import * as z from 'zod/mini'

/** The readers of a part of a profile. */
export const Visibility = z.enum(['public', 'friends', 'nobody'])
export type Visibility = z.infer<typeof Visibility>

/**
 * The parts of a profile of which a member decides who sees them.
 *
 * - `ratings`: values, their distribution, the taste match, and what friends see at a title. `favourites`: top and flop.
 * - `lists`: wherever they would be shown. `comments`: as a collection; below what it is about each stays readable.
 * - `diary`: what was watched when, and the year made of it.
 */
export const profileParts = ['ratings', 'favourites', 'lists', 'comments', 'diary'] as const
export type ProfilePart = (typeof profileParts)[number]

export const Privacy = z.object({
  ratings: Visibility,
  favourites: Visibility,
  lists: Visibility,
  comments: Visibility,
  diary: Visibility,
  /** The members who may start a thread of messages with them. */
  messages: Visibility,
  /** Whether others are told what they have read; only those who say so themselves. */
  receipts: z.boolean(),
})
export type Privacy = z.infer<typeof Privacy>

/** The choices of a member who has made none. Days are more private than opinions (ADR 063, 070). */
export const initialPrivacy: Privacy = {
  ratings: 'public',
  favourites: 'public',
  lists: 'public',
  comments: 'public',
  diary: 'nobody',
  messages: 'friends',
  receipts: false,
}
