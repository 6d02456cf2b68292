import type { DemoFilm } from './films/film.ts'
import { chance } from './seed.ts'

/** The five members of the demo world, and how much they have rated. */
export const members = [
  { username: 'kinofan', credentials: '', joinedDaysAgo: 1240, share: 0.72, mood: 0.2 },
  { username: 'neuling', credentials: '', joinedDaysAgo: 0, share: 0.02, mood: 0.4 },
  { username: 'kritik', credentials: 'critic_user', joinedDaysAgo: 2010, share: 0.45, mood: -0.6 },
  { username: 'moderation', credentials: 'community_manager', joinedDaysAgo: 1630, share: 0.1, mood: 0 },
  { username: 'admin', credentials: 'admin_user', joinedDaysAgo: 2300, share: 0.05, mood: 0.1 },
] as const
export type DemoMember = (typeof members)[number]

export const DEMO_PASSWORD = 'popcorn-im-dunkeln'

/** An account is new for 24 hours; this one always is. */
export const NEWCOMER = 'neuling'

export type MemberRating = { film: DemoFilm; value: number; top: boolean; flop: boolean; daysAgo: number }

/** What a member has rated; the same on every load. */
export function ratingsOf(member: DemoMember, films: readonly DemoFilm[]): MemberRating[] {
  const { username, share, mood, joinedDaysAgo } = member
  return films
    .filter((film) => chance('rates', username, film.title) < share * (0.6 + film.popularity / 100))
    .map((film) => {
      // Tastes differ: two throws make small differences likelier than large ones.
      const taste = (chance('taste', username, film.title) + chance('again', username, film.title) - 1) * 3
      const value = Math.max(0, Math.min(10, Math.round((film.liking + mood + taste) * 2) / 2))
      return {
        film,
        value,
        top: value >= 9.5,
        flop: value <= 3.5,
        daysAgo: Math.floor(chance('when', username, film.title) * joinedDaysAgo),
      }
    })
    .sort((a, b) => b.daysAgo - a.daysAgo)
}

export function isCritic(member: DemoMember): boolean {
  return member.credentials === 'critic_user'
}
