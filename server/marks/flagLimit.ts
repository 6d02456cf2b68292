import { ProblemError } from '../http/problemError.ts'

/** Flags of one member: more than anybody reads in good faith, too few to bury the moderation. */
export const FLAGS = { max: 30, windowSeconds: 3600 }

/** When the hour began that ends now. */
export const toWindowStart = (now: Date) => new Date(now.getTime() - FLAGS.windowSeconds * 1000)

/**
 * Beside the limit of all commands. Counted by the rows themselves, in the command's own transaction: what is refused
 * or repeated counts for nothing.
 *
 * @param times of the member's last flags since the window's start, the latest first.
 * @throws ProblemError `quota_full` when the window is full.
 */
export function checkFlags(times: readonly Date[], now: Date): void {
  const oldest = times[FLAGS.max - 1]
  if (oldest === undefined) return
  const milliseconds = oldest.getTime() - toWindowStart(now).getTime()
  throw new ProblemError('quota_full', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })
}
