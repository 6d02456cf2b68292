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
 *
 * @returns counts one more, or as many as the `cost` of what is asked for.
 */
export function createBlockLimit(platform: Platform, limit: Limit, block: number) {
  const taken = new Map<string, { left: number; until: number }>()
  const asking = new Map<string, Promise<void>>()
  const blocks = { max: Math.floor(limit.max / block), windowSeconds: limit.windowSeconds }

  const takeBlock = async (bucket: string, now: Date): Promise<void> => {
    const until = (await takeFromLimit(platform, bucket, blocks, now)).getTime()
    // Those of windows that are over are of no use to anybody.
    for (const [key, known] of taken) if (known.until <= now.getTime()) taken.delete(key)
    taken.set(bucket, { left: (taken.get(bucket)?.left ?? 0) + block, until })
  }
  /** Requests that come meanwhile wait for the same block: with one for each, most of it would be lost. */
  const askOnce = (bucket: string, now: Date): Promise<void> => {
    const asked = asking.get(bucket) ?? takeBlock(bucket, now).finally(() => asking.delete(bucket))
    asking.set(bucket, asked)
    return asked
  }

  const takeOne = async (bucket: string, now: Date): Promise<void> => {
    for (;;) {
      const known = taken.get(bucket)
      if (known && known.left > 0 && now.getTime() < known.until) {
        known.left--
        return
      }
      await askOnce(bucket, now)
    }
  }

  return async (bucket: string, now: Date, cost = 1): Promise<void> => {
    if (!platform.config.rateLimits) return
    for (let left = cost; left > 0; left--) await takeOne(bucket, now)
  }
}
