import type { TvBroadcast } from '#contract/tv.ts'

/** Of a running broadcast the minutes that have passed and that are left; null where the end is unknown. */
export type ShowState = { is: 'coming' } | { is: 'over' } | { is: 'running'; passed: number; left: number | null }

const MINUTE = 60_000
/** How long a broadcast without an end is taken to run. */
const UNKNOWN_LENGTH = 60 * MINUTE

/** The state of a broadcast at an instant. */
export function toShowState({ startsAt, endsAt }: Pick<TvBroadcast, 'startsAt' | 'endsAt'>, now: Date): ShowState {
  const start = Date.parse(startsAt)
  const end = endsAt === null ? start + UNKNOWN_LENGTH : Date.parse(endsAt)
  if (now.getTime() < start) return { is: 'coming' }
  if (now.getTime() >= end) return { is: 'over' }
  return {
    is: 'running',
    passed: Math.floor((now.getTime() - start) / MINUTE),
    left: endsAt === null ? null : Math.ceil((end - now.getTime()) / MINUTE),
  }
}
