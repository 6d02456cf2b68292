import * as z from 'zod/mini'
import { RecordNumber } from './record.ts'
import { chance } from './seed.ts'

/** A member of the demo world. */
export const DemoMember = z.strictObject({
  username: z.string(),
  number: RecordNumber,
  /** Visitors may sign in as this member. Nobody knows the passwords of the other members. */
  signsIn: z.optional(z.literal(true)),
  /** Space-separated role names. */
  credentials: z._default(z.string(), ''),
  joinedDaysAgo: z.int(),
  /** The share of films of medium popularity that the member has rated. */
  share: z.number(),
  /** The same share for series, where it differs. */
  seriesShare: z.optional(z.number()),
  /** The points by which all ratings of the member lie above or below the average. */
  mood: z.number(),
  /** The points by which a genre moves their ratings, up or down. They also see more of a genre they like. */
  likes: z.optional(z.record(z.string(), z.number())),
  /** Each friendship is listed at one of the two members. The taste of some friends is quite different. */
  friends: z.optional(z.array(z.string())),
  /** Members to whom the member has sent a friend request, without an answer so far. */
  asks: z.optional(z.array(z.string())),
  /** Members whose texts they do not want to see. */
  mutes: z.optional(z.array(z.string())),
})
export type DemoMember = z.infer<typeof DemoMember>

export const toUserId = ({ username }: Pick<DemoMember, 'username'>) => `u-${username.toLowerCase()}`
export const toAvatarId = ({ username }: Pick<DemoMember, 'username'>) => `a-${username.toLowerCase()}`

export const DEMO_PASSWORD = 'popcorn-im-dunkeln'

/** An account is new for 24 hours; this one always is. */
export const NEWCOMER = 'neuling'

/** A film or series, as far as a rating depends on it. */
export type Ratable = {
  readonly title: string
  readonly genres: readonly string[]
  readonly liking: number
  readonly popularity: number
}

export type MemberRating<T> = { item: T; value: number; top: boolean; flop: boolean; daysAgo: number }

/**
 * A member's ratings of some things; the same on every load of a day.
 *
 * @param rates the probability that the member rated a thing.
 * @param daysOut for how many days a thing has been available: nobody rates it before.
 */
export function ratingsOf<T extends Ratable>(
  member: DemoMember,
  items: readonly T[],
  rates: (item: T) => number,
  daysOut: (item: T) => number,
): MemberRating<T>[] {
  const { username, mood, joinedDaysAgo } = member
  return items
    .filter((item) => chance('rates', username, item.title) < rates(item) * (1 + appetite(member, item) / 2))
    .map((item) => {
      // Tastes differ: the sum of two random numbers makes small differences more probable than large ones.
      const taste = (chance('taste', username, item.title) + chance('again', username, item.title) - 1) * 3
      const exact = item.liking + mood + appetite(member, item) + taste
      const value = Math.max(0, Math.min(10, Math.round(exact * 2) / 2))
      return {
        item,
        value,
        top: value >= 9.5,
        flop: value <= 3.5,
        daysAgo: Math.floor(chance('when', username, item.title) * Math.min(joinedDaysAgo, daysOut(item))),
      }
    })
    .sort((a, b) => b.daysAgo - a.daysAgo)
}

/**
 * The points that a member's likes add to a rating of a thing: the strongest liking and the strongest dislike of its
 * genres.
 */
function appetite({ likes = {} }: DemoMember, { genres }: Ratable): number {
  const points = genres.map((genre) => likes[genre] ?? 0)
  return Math.max(0, ...points) + Math.min(0, ...points)
}

export function isCritic(member: DemoMember): boolean {
  return member.credentials === 'critic_user'
}
