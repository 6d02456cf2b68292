import type { ShownBroadcast } from './toShown.ts'

/** Of a running broadcast the minutes that have passed and that are left; null where the end is unknown. */
export type ShowState = { is: 'coming' } | { is: 'over' } | { is: 'running'; passed: number; left: number | null }

const MINUTE = 60_000

/** The state of a broadcast at an instant. */
export function toShowState(
  { startsAt, endsAt, until }: Pick<ShownBroadcast, 'startsAt' | 'endsAt' | 'until'>,
  now: Date,
): ShowState {
  const start = Date.parse(startsAt)
  if (now.getTime() < start) return { is: 'coming' }
  if (now.getTime() >= until) return { is: 'over' }
  return {
    is: 'running',
    passed: Math.floor((now.getTime() - start) / MINUTE),
    left: endsAt === null ? null : Math.ceil((until - now.getTime()) / MINUTE),
  }
}
