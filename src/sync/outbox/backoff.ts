export const BACKOFF_MAX_MS = 5 * 60_000
/** The longest pause a server may ask for. */
export const PAUSE_MAX_MS = 60 * 60_000

/** Full jitter: anywhere between 0 and 1 s · 2ⁿ, at most 5 minutes. In milliseconds. */
export function toBackoff(attempts: number, random: () => number): number {
  return random() * Math.min(BACKOFF_MAX_MS, 1000 * 2 ** attempts)
}
