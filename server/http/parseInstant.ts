/** Bounds in milliseconds since 1970: what both a `Date` and the database hold, also after a few sums. */
const EARLIEST = 0
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * The instant that a header names, in milliseconds since 1970, or undefined when it names none. A clock at an end of time
 * is never a reason to refuse (docs/OUTBOX.md): it counts as the nearest instant that can be kept.
 */
export function parseInstant(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : clampInstant(time)
}

/** The nearest instant that can be kept, of one that was calculated from such. */
export function clampInstant(time: number): number {
  return Math.min(Math.max(time, EARLIEST), LATEST)
}
