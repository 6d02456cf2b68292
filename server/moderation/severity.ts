import type { FlagReason } from '#contract/marks.ts'
import type { Severity } from '#contract/moderationWords.ts'

/** The weights of one member's flag, by its reason. One flag for illegal content weighs as much as ten for spoilers. */
export const weights: Readonly<Record<FlagReason, number>> = { illegal: 40, insult: 12, spam: 8, spoiler: 4, other: 2 }

/**
 * A case gains a point every twelve hours, for a week: no case stays at the end for ever, and age alone puts none
 * first.
 */
export const HOURS_PER_POINT = 12
export const MOST_AGE_POINTS = 14

/**
 * The thresholds of severity in points of the flags alone; age moves a case forward, but does not make it more severe.
 */
const HIGH = 40
const MEDIUM = 12

/** The number of members who gave each reason. */
export type ReasonCounts = Readonly<Partial<Record<FlagReason, number>>>

/** The weight of all flags of a thing. Each member counts once: a thing has one flag of each member. */
export function weigh(counts: ReasonCounts): number {
  return Object.entries(weights).reduce(
    (sum, [reason, weight]) => sum + weight * (counts[reason as FlagReason] ?? 0),
    0,
  )
}

/** The points that order the queue: the weight of the flags, and the waiting time of the first flag. */
export function toPoints(counts: ReasonCounts, firstAt: Date | null, now: Date): number {
  const hours = firstAt === null ? 0 : Math.max(0, now.getTime() - firstAt.getTime()) / 3_600_000
  return weigh(counts) + Math.min(MOST_AGE_POINTS, hours / HOURS_PER_POINT)
}

export function toSeverity(counts: ReasonCounts): Severity {
  const weight = weigh(counts)
  if (weight >= HIGH) return 'high'
  return weight >= MEDIUM ? 'medium' : 'low'
}
