import { countInBucket } from '../db/limits.ts'
import type { Platform } from './platform.ts'
import { ProblemError } from './problemError.ts'

/** How often something may happen within a window that begins with its first time. */
export type Limit = { max: number; windowSeconds: number }

/**
 * Counts one more and throws 429 with `Retry-After` beyond the limit. The count is shared by all processes.
 *
 * @param bucket what is counted, and for whom: `login:name:…`.
 * @returns when the window ends.
 */
export async function takeFromLimit(platform: Platform, bucket: string, limit: Limit, now: Date): Promise<Date> {
  if (!platform.config.rateLimits) return now
  const { count, resetsAt } = await countInBucket(platform.database.db, bucket, limit.windowSeconds, now)
  if (count <= limit.max) return resetsAt
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  throw new ProblemError('too_many_requests', { retryAfter })
}

/**
 * The same for what happens often: this process takes `block` at once from the shared count and gives them out without
 * asking the database. With several processes it may refuse a little early, never late.
 */
export function createBlockLimit(platform: Platform, limit: Limit, block: number) {
  const taken = new Map<string, { left: number; until: number }>()
  return async (bucket: string, now: Date): Promise<void> => {
    if (!platform.config.rateLimits) return
    const known = taken.get(bucket)
    if (known && known.left > 0 && now.getTime() < known.until) {
      known.left--
      return
    }
    const blocks = { max: Math.floor(limit.max / block), windowSeconds: limit.windowSeconds }
    const resetsAt = await takeFromLimit(platform, bucket, blocks, now)
    // Those of windows that are over are of no use to anybody.
    for (const [key, { until }] of taken) if (until <= now.getTime()) taken.delete(key)
    taken.set(bucket, { left: block - 1, until: resetsAt.getTime() })
  }
}
