import { ProblemError } from '../../http/problemError.ts'

/** Beside the one whose turn it is. A picture takes a second as a rule, twenty at most. */
const MOST_WAITING = 4
/** Seconds: until the member's own picture is done; until a full queue has moved on. */
const RETRY_AFTER = { own: 5, full: 20 }

/**
 * Takes one picture at a time, in the order of arrival, of each member one: a photograph unfolds to hundreds of
 * megabytes.
 *
 * @returns runs the work of a member when its turn comes; throws 429 while that member's former picture waits, 503 when
 * the queue is full, both with `Retry-After`.
 */
export function createUploadQueue() {
  const members = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(memberId: string, work: () => Promise<T>): Promise<T> => {
    if (members.has(memberId)) throw new ProblemError('too_many_requests', { retryAfter: RETRY_AFTER.own })
    if (members.size > MOST_WAITING) throw new ProblemError('unavailable', { retryAfter: RETRY_AFTER.full })
    members.add(memberId)
    const mine = last.then(work)
    last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      members.delete(memberId)
    }
  }
}
