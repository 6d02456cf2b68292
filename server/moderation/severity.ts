import type { FlagReason } from '#contract/marks.ts'
import type { Severity } from '#contract/moderationWords.ts'

/** What one member's flag weighs, by its reason. One that speaks of the law outweighs ten that speak of spoilers. */
export const weights: Readonly<Record<FlagReason, number>> = { illegal: 40, insult: 12, spam: 8, spoiler: 4, other: 2 }

/** A case gains a point every twelve hours, for a week: nothing lies at the bottom for ever, and age alone leads nothing. */
export const HOURS_PER_POINT = 12
export const MOST_AGE_POINTS = 14

/** From so many points of the flags alone; age moves a case forward, and makes nothing of it worse. */
const HIGH = 40
const MEDIUM = 12

/** How many distinct members gave each reason. */
export type ReasonCounts = Readonly<Partial<Record<FlagReason, number>>>

/** What flags weigh together. Each member counts once: a thing has one flag of each. */
export function weigh(counts: ReasonCounts): number {
  return Object.entries(weights).reduce(
    (sum, [reason, weight]) => sum + weight * (counts[reason as FlagReason] ?? 0),
    0,
  )
}

/** What the queue is ordered by: the weight of the flags, and how long the first of them has waited. */
export function toPoints(counts: ReasonCounts, firstAt: Date | null, now: Date): number {
  const hours = firstAt === null ? 0 : Math.max(0, now.getTime() - firstAt.getTime()) / 3_600_000
  return weigh(counts) + Math.min(MOST_AGE_POINTS, hours / HOURS_PER_POINT)
}

export function toSeverity(counts: ReasonCounts): Severity {
  const weight = weigh(counts)
  if (weight >= HIGH) return 'high'
  return weight >= MEDIUM ? 'medium' : 'low'
}
