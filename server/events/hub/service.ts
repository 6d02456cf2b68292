import type { FastifyBaseLogger } from 'fastify'
import type { LiveEvent } from '#contract/events.ts'
import type { Database } from '../../db/client.ts'
import { listen } from '../../db/listen.ts'
import { type Cursor, isAfter } from '../cursor.ts'
import { deliver, endClosed } from '../delivery/service.ts'
import type { Known } from '../judge/service.ts'
import { type Beginning, MOST_MISSED, readMissed } from '../missed/service.ts'
import * as queries from '../queries.ts'
import type { Stream } from '../stream.ts'
import { onWake } from '../wake.ts'

/** The number of rows of one read; more follow with the next read. */
const PART = 500
/** Times in ms; tests use shorter ones. */
export type HubTimes = {
  /** The interval of polling: a notice from the database may be lost. */
  pollMs: number
  /** The wait before the next read when an older transaction holds up an event. */
  ripenMs: number
  /** The interval of a sign of life: proxies cut connections that carry nothing. */
  beatMs: number
}

const TIMES: HubTimes = { pollMs: 5_000, ripenMs: 100, beatMs: 25_000 }

export type Hub = {
  /** Adds a stream: sends the missed events, then all that follow. */
  attach(stream: Stream, beginning: Beginning): Promise<void>
  detach(stream: Stream): void
  /** Ends all streams and all reading. */
  stop(): Promise<void>
}

/** The events that a stream holds back until it has the missed ones. */
type Held = { event: LiveEvent; at: Cursor }[]

/** Reads the log once for all streams of this process, while there are any. */
export function createHub(input: {
  database: Database
  sessions: Known['sessions']
  logger: FastifyBaseLogger
  times?: Partial<HubTimes>
}): Hub {
  const { database, logger } = input
  const { db } = database
  const known: Known = { db, sessions: input.sessions }
  const times = { ...TIMES, ...input.times }
  const streams = new Map<Stream, Held | null>()
  /** The position up to which the log is read; null while there are no streams. */
  let cursor: Cursor | null = null
  let reading: Promise<void> | null = null
  let again = false
  let stopped = false
  let source: { stop(): Promise<void> } | null = null
  const timers = new Set<NodeJS.Timeout>()

  const tellLive = (stream: Stream, event: LiveEvent, at: Cursor) => {
    const held = streams.get(stream)
    if (held) held.push({ event, at })
    else if (held === null) tellOnce(stream, event, at)
  }

  const read = async (): Promise<void> => {
    do {
      again = false
      if (cursor === null) return
      const part = await queries.readAfter(db, cursor, PART)
      await deliver(known, part.rows, [...streams.keys()], tellLive)
      const last = part.rows.at(-1)
      if (last !== undefined && part.rows.length === PART) {
        cursor = last.at
        again = true
      } else {
        cursor = part.edge
        if (part.pending) later(times.ripenMs)
      }
    } while (again && !stopped)
  }

  const wake = (): void => {
    if (stopped || streams.size === 0) return
    again = true
    reading ??= read()
      .catch((error) => {
        again = false
        logger.warn({ err: error }, 'the log of events could not be read')
      })
      .finally(() => {
        reading = null
        if (again) wake()
      })
  }

  const later = (ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      wake()
    }, ms)
    timers.add(timer.unref())
  }

  const beat = async (): Promise<void> => {
    const all = [...streams.keys()]
    // If the database does not answer, no stream ends; the beat sends no events.
    for (const stream of await endClosed(known, all).catch(() => all)) {
      if (streams.get(stream) === null && cursor !== null) stream.beat(laterOf(cursor, stream.cursor ?? cursor))
    }
  }

  const begin = (): void => {
    if (source !== null) return
    const { connectionString } = database.pool.options
    const stopWaking = connectionString === undefined ? onWake(wake) : null
    const line = connectionString === undefined ? null : listen(connectionString, queries.CHANNEL, wake)
    const poll = setInterval(wake, times.pollMs).unref()
    const pulse = setInterval(() => void beat(), times.beatMs).unref()
    source = {
      async stop() {
        clearInterval(poll)
        clearInterval(pulse)
        stopWaking?.()
        await line?.stop()
      },
    }
  }

  return {
    async attach(stream, beginning) {
      begin()
      // From here on the stream misses no new event; it gets them after the missed ones.
      const held: Held = []
      streams.set(stream, held)
      const { edge: first } = await queries.readEdge(db)
      cursor ??= first
      const found = await readMissed(db, [...stream.topics.keys()], beginning)
      const missed = found !== null && found.rows.length <= MOST_MISSED ? found : null
      const { edge, pending } = missed ?? (await queries.readEdge(db))
      if (missed === null) stream.reset(edge)
      else await deliver(known, missed.rows, [stream], (_stream, event, at) => stream.send(event, at))
      stream.cursor = edge
      stream.beat(edge)
      if (streams.has(stream)) streams.set(stream, null)
      for (const { event, at } of held) tellOnce(stream, event, at)
      if (pending) later(times.ripenMs)
    },
    detach(stream) {
      streams.delete(stream)
      if (streams.size === 0) cursor = null
    },
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      for (const stream of streams.keys()) stream.end()
      streams.clear()
      await source?.stop()
      await reading
    },
  }
}

/** Sends an event once, although it may be read twice. */
function tellOnce(stream: Stream, event: LiveEvent, at: Cursor): void {
  if (stream.cursor !== null && !isAfter(at, stream.cursor)) return
  stream.cursor = at
  stream.send(event, at)
}

const laterOf = (one: Cursor, other: Cursor) => (isAfter(one, other) ? one : other)
