import type { ShowtimeBrief } from '#contract/showtimes.ts'

/** `gone` has begun; `next` is the first of its row that has not. */
export type ShowtimeState = 'gone' | 'next' | 'normal'

/** The state of each showtime of one row (one film in one cinema on one day), in the given order. */
export function toShowtimeStates(showtimes: readonly ShowtimeBrief[], now: Date): ShowtimeState[] {
  const starts = showtimes.map(({ startsAt }) => Date.parse(startsAt))
  const upcoming = starts.filter((start) => start > now.getTime())
  const next = upcoming.length === 0 ? null : Math.min(...upcoming)
  return starts.map((start) => (start <= now.getTime() ? 'gone' : start === next ? 'next' : 'normal'))
}

/** Those that begin together with another of their row: the time alone does not tell them apart. */
export function findSimultaneous(showtimes: readonly ShowtimeBrief[]): ReadonlySet<ShowtimeBrief> {
  return new Set(showtimes.filter((one) => showtimes.some((other) => other !== one && other.startsAt === one.startsAt)))
}
