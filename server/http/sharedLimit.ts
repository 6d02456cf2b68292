import { countInBucket } from '../db/limits.ts'
import type { Platform } from './platform.ts'
import { ProblemError } from './problemError.ts'

/** How often something may happen within a window that begins with its first time. */
export type Limit = { max: number; windowSeconds: number }

/**
 * Counts one more and throws 429 with `Retry-After` beyond the limit. The count is shared by all processes.
 *
 * @param bucket what is counted, and for whom: `login:ip:…`.
 */
export async function takeFromLimit(platform: Platform, bucket: string, limit: Limit, now: Date): Promise<void> {
  if (!platform.config.rateLimits) return
  const { count, resetsAt } = await countInBucket(platform.database.db, bucket, limit.windowSeconds, now)
  if (count <= limit.max) return
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  throw new ProblemError('too_many_requests', { retryAfter })
}
