import * as z from 'zod/mini'
import type { Fetch } from './api.ts'
import type { Clock } from './clock.ts'
import { SOURCE_HEADER } from './sourceHeader.ts'

/** Set by the server on answers for one reader alone: its clock at the request's arrival. */
const SERVER_NOW_HEADER = 'x-server-now'

/** The time by which the server's clock is ahead of the device's, in ms, and the possible error of the measurement. */
export const ClockSkew = z.object({ ms: z.number(), within: z.number() })
export type ClockSkew = z.infer<typeof ClockSkew>

/** Measures how far the device's clock is off, by each call that goes through its `fetch`. */
export type SkewMeter = {
  fetch: Fetch
  /** The best measurement of the clock as it is set now; null before the first. */
  read(): ClockSkew | null
  /** Takes up what was measured before this page began, unless it has measured itself already. */
  restore(known: ClockSkew | null | undefined): void
}

/**
 * A call that leaves at `t0` and is answered at `t1` has arrived in between: the midpoint is wrong by half of its time
 * at most (Cristian, "Probabilistic clock synchronization", 1989). So a slow line makes a measurement vague, never
 * wrong.
 */
export function createSkewMeter(fetchFn: Fetch, clock: Clock): SkewMeter {
  let known: ClockSkew | null = null
  return {
    fetch: (async (...args: Parameters<Fetch>) => {
      const sentAt = clock.now()
      const response = await fetchFn(...args)
      const sample = toSample(response, sentAt, clock.now())
      if (sample !== null) known = toBetter(known, sample)
      return response
    }) as Fetch,
    read: () => known,
    restore: (before) => {
      known ??= before ?? null
    },
  }
}

/** Null for an answer that does not say when its request arrived, or was kept on the device. */
function toSample({ headers }: Response, sentAt: number, answeredAt: number): ClockSkew | null {
  const arrivedAt = Date.parse(headers.get(SERVER_NOW_HEADER) ?? '')
  const isFresh = headers.get(SOURCE_HEADER) !== 'device'
  // A clock that was set back meanwhile measures nothing.
  if (!isFresh || Number.isNaN(arrivedAt) || answeredAt < sentAt) return null
  return { ms: arrivedAt - (sentAt + answeredAt) / 2, within: (answeredAt - sentAt) / 2 }
}

/**
 * The more exact of two measurements; the newer one where they exclude each other: then the clock was set in between.
 */
function toBetter(known: ClockSkew | null, sample: ClockSkew): ClockSkew {
  if (known === null || known.within > sample.within) return sample
  const agree = Math.abs(known.ms - sample.ms) <= known.within + sample.within
  return agree ? known : sample
}
