import type { UserId } from '#contract/ids.ts'
import type { OutboxDatabase } from '../outbox/database.ts'
import { inState } from '../outbox/inState.ts'

const CHUNK = 100

/** The place of an entry in the queue. */
export type Place = { lane: string; seq: number }

/** Hands out the queue in order of arrival, lane by lane; reads it in pieces, so that length costs no memory. */
export type Feed = {
  /** The first entries of up to so many lanes that no replayer works on; none at the end of the queue. */
  nextLanes(limit: number): Promise<readonly Place[]>
  /** The next entry of a lane in work; null frees the lane. */
  nextOf(lane: string): number | null
  /** The next entry of a lane in work, if one was found; the lane stays in work either way. */
  moreOf(lane: string): number | null
  /** Leaves a lane alone for the rest of this sweep. */
  skip(lane: string): void
}

export function createFeed(db: OutboxDatabase, owner: UserId): Feed {
  let last = 0
  let buffer: Place[] = []
  /** Lanes in work, with what was found of them meanwhile. */
  const working = new Map<string, number[]>()
  const skipped = new Set<string>()
  let turn: Promise<unknown> = Promise.resolve()

  async function read(): Promise<Place | undefined> {
    if (buffer.length === 0) {
      const rows = await inState(db, owner, 'pending', last).limit(CHUNK).toArray()
      buffer = rows.map(({ seq, lane }) => ({ seq, lane }))
    }
    const row = buffer.shift()
    if (row) last = row.seq
    return row
  }

  async function find(): Promise<Place | null> {
    for (let row = await read(); row; row = await read()) {
      if (skipped.has(row.lane)) continue
      const waiting = working.get(row.lane)
      if (waiting) {
        waiting.push(row.seq)
        continue
      }
      working.set(row.lane, [])
      return row
    }
    return null
  }

  async function findUpTo(limit: number): Promise<readonly Place[]> {
    const places: Place[] = []
    while (places.length < limit) {
      const place = await find()
      if (place === null) break
      places.push(place)
    }
    return places
  }

  return {
    nextLanes: (limit) => {
      // One at a time: two readers at once would take the same piece of the queue.
      const found = turn.then(() => findUpTo(limit))
      turn = found.catch(() => {})
      return found
    },
    nextOf: (lane) => {
      const seq = working.get(lane)?.shift()
      if (seq !== undefined) return seq
      working.delete(lane)
      return null
    },
    moreOf: (lane) => working.get(lane)?.shift() ?? null,
    skip: (lane) => {
      skipped.add(lane)
      working.delete(lane)
    },
  }
}
