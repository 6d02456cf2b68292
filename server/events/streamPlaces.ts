import type { Platform } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'

/** Open streams of this process, of one member, and of the visitors of one address. */
const MOST = { all: 5_000, member: 20, address: 200 }
/** Seconds. */
const RETRY_AFTER = 60

/**
 * Counts the streams that are open or about to be.
 *
 * @returns takes a place, and says how to give it back; throws 503 where the process has none left, and 429 where the
 *   member, or a visitor's address, has too many.
 */
export function createStreamPlaces({ config }: Pick<Platform, 'config'>) {
  const taken = { all: 0, by: new Map<string, number>() }
  return (memberId: string | null, address: string): (() => void) => {
    const key = memberId === null ? `address:${address}` : `member:${memberId}`
    const most = memberId === null ? MOST.address : MOST.member
    const count = taken.by.get(key) ?? 0
    if (taken.all >= MOST.all) throw new ProblemError('unavailable', { retryAfter: RETRY_AFTER })
    if (count >= most && config.rateLimits) throw new ProblemError('too_many_requests', { retryAfter: RETRY_AFTER })
    taken.all++
    taken.by.set(key, count + 1)
    return () => {
      taken.all--
      const left = (taken.by.get(key) ?? 0) - 1
      if (left > 0) taken.by.set(key, left)
      else taken.by.delete(key)
    }
  }
}
