import type { Tx } from '../db/client.ts'
import { ProblemError } from '../http/problemError.ts'
import { listFlagTimes } from './queries.ts'

/** Flags of one member: more than anybody reads in good faith, too few to bury the moderation. */
export const FLAGS = { max: 30, windowSeconds: 3600 }

/**
 * Beside the limit of all commands. Counted by the rows themselves, in the command's own transaction: what is refused
 * or repeated counts for nothing.
 *
 * @throws ProblemError `too_many_requests` once the member's last hour is full.
 */
export async function checkFlags(tx: Tx, userId: string, now: Date): Promise<void> {
  const window = FLAGS.windowSeconds * 1000
  const times = await listFlagTimes(tx, userId, new Date(now.getTime() - window), FLAGS.max)
  const oldest = times[FLAGS.max - 1]
  if (oldest === undefined) return
  const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + window - now.getTime()) / 1000))
  throw new ProblemError('too_many_requests', { retryAfter })
}
