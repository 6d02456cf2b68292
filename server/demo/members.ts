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
  /** Of the films of middling popularity, how many they have rated. */
  share: z.number(),
  /** The same for series, where it is another. */
  seriesShare: z.optional(z.number()),
  /** Points by which all their ratings lie above or below the others'. */
  mood: z.number(),
  /** The points by which a genre moves their ratings, up or down. They also see more of a genre they like. */
  likes: z.optional(z.record(z.string(), z.number())),
  /** Each friendship stands at one of the two. The taste of some friends is quite different. */
  friends: z.optional(z.array(z.string())),
  /** Members they have asked for friendship, without an answer so far. */
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
 * What a member has rated of some things; the same on every load of a day.
 *
 * @param rates the probability that the member rated a thing.
 * @param daysOut for how many days a thing has been there: nobody rates it before.
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
      // Tastes differ: two throws make small differences likelier than large ones.
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

/** What the genres of a thing are worth to a member, in points: the strongest liking and the strongest dislike count. */
function appetite({ likes = {} }: DemoMember, { genres }: Ratable): number {
  const points = genres.map((genre) => likes[genre] ?? 0)
  return Math.max(0, ...points) + Math.min(0, ...points)
}

export function isCritic(member: DemoMember): boolean {
  return member.credentials === 'critic_user'
}
