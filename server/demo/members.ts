import { membersWithoutLogin } from './membersWithoutLogin.ts'
import { chance } from './seed.ts'

/** The members that can sign in, and how much they have rated. */
export const logins = [
  { username: 'kinofan', credentials: '', joinedDaysAgo: 1240, share: 0.72, mood: 0.2 },
  { username: 'neuling', credentials: '', joinedDaysAgo: 0, share: 0.02, mood: 0.4 },
  { username: 'kritik', credentials: 'critic_user', joinedDaysAgo: 2010, share: 0.45, mood: -0.6 },
  { username: 'moderation', credentials: 'community_manager', joinedDaysAgo: 1630, share: 0.1, mood: 0 },
  { username: 'admin', credentials: 'admin_user', joinedDaysAgo: 2300, share: 0.05, mood: 0.1 },
] as const

export type MemberName = (typeof logins | typeof membersWithoutLogin)[number]['username']

export type DemoMember = {
  readonly username: MemberName
  /** Space-separated role names. */
  readonly credentials: string
  readonly joinedDaysAgo: number
  /** Of the films of middling popularity, how many they have rated. */
  readonly share: number
  /** The same for series, where it is another. */
  readonly seriesShare?: number
  /** Points by which all their ratings lie above or below the others'. */
  readonly mood: number
  /** Points by genre. */
  readonly likes?: Readonly<Partial<Record<string, number>>>
}

export const toUserId = ({ username }: Pick<DemoMember, 'username'>) => `u-${username.toLowerCase()}`
export const toAvatarId = ({ username }: Pick<DemoMember, 'username'>) => `a-${username.toLowerCase()}`

/** Everybody in the demo world. */
export const members: readonly DemoMember[] = [...logins, ...membersWithoutLogin]

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
