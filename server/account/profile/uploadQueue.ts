import { ProblemError } from '../../http/problemError.ts'

/** Pictures that are received, wait, or are worked on: each takes ten megabytes. A picture takes a second as a rule. */
const MOST = 10
/** Seconds: until the member's own picture is done; until a full queue has moved on. */
const RETRY_AFTER = { own: 5, full: 20 }

export type UploadQueue = {
  /**
   * Takes the place of a member, before a byte is read.
   *
   * @returns gives it back, unless work has begun for it: that gives it back itself.
   * @throws ProblemError 429 while that member's former picture has it, 503 when all are taken, both with `Retry-After`
   */
  takePlace(memberId: string): () => void
  /** Runs the work of a member who has a place, when its turn comes: one at a time, a photograph unfolds to hundreds of megabytes. */
  run<T>(memberId: string, work: () => Promise<T>): Promise<T>
}

type Place = { isWorking: boolean }

/** Pictures of members in the order of arrival, of each member one. */
export function createUploadQueue(): UploadQueue {
  const places = new Map<string, Place>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    takePlace(memberId) {
      if (places.has(memberId)) throw new ProblemError('too_many_requests', { retryAfter: RETRY_AFTER.own })
      if (places.size >= MOST) throw new ProblemError('unavailable', { retryAfter: RETRY_AFTER.full })
      const place = { isWorking: false }
      places.set(memberId, place)
      return () => {
        if (!place.isWorking && places.get(memberId) === place) places.delete(memberId)
      }
    },
    async run(memberId, work) {
      const place = places.get(memberId)
      // It hung up, and its place was given back.
      if (!place) throw new ProblemError('request_timeout')
      place.isWorking = true
      const mine = last.then(work)
      last = mine.catch(() => {})
      try {
        return await mine
      } finally {
        places.delete(memberId)
      }
    },
  }
}
