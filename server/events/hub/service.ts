import type { FastifyBaseLogger } from 'fastify'
import type { LiveEvent } from '#contract/events.ts'
import type { Database } from '../../db/client.ts'
import { listen } from '../../db/listen.ts'
import type { Clock } from '../../http/clock.ts'
import { type Cursor, isAfter } from '../cursor.ts'
import { judge, toLiveEvent } from '../judge/service.ts'
import type { LoggedEvent, LogPart } from '../queries.ts'
import * as queries from '../queries.ts'
import type { Stream } from '../stream.ts'
import { onWake } from '../wake.ts'

/** Read at once; more come with the next read. */
const PART = 500
/** Told at once to who comes back; who has missed more fetches anew. */
const MOST_MISSED = 300
/** The clocks of two processes, and how long a transaction may take, in ms. */
const SLACK_MS = 10_000

/** Times in ms; tests take shorter ones. */
export type HubTimes = {
  /** Looks for itself, whatever it is told: a notice may be lost. */
  pollMs: number
  /** Something is there that an older transaction holds up. */
  ripenMs: number
  /** Lines on which nothing comes are cut by what lies between. */
  beatMs: number
}

const TIMES: HubTimes = { pollMs: 5_000, ripenMs: 100, beatMs: 25_000 }

/** Where a stream begins: after a place, with what happened since a time, with either; now, where it has neither. */
export type Beginning = { after: Cursor | null; from: Date | null }

export type Hub = {
  /** Adds a stream: tells it what it has missed, then all that comes. */
  attach(stream: Stream, beginning: Beginning): Promise<void>
  detach(stream: Stream): void
  /** Ends all streams and hears of nothing any more. */
  stop(): Promise<void>
}

/** What a stream holds back while it is told what it has missed. */
type Held = { event: LiveEvent; at: Cursor }[]

/** Reads the log once for all streams of this process, while there are any. */
export function createHub(input: {
  database: Database
  clock: Clock
  logger: FastifyBaseLogger
  times?: Partial<HubTimes>
}): Hub {
  const { database, clock, logger } = input
  const { db } = database
  const times = { ...TIMES, ...input.times }
  const streams = new Map<Stream, Held | null>()
  /** Where reading has come to; null while nobody listens. */
  let cursor: Cursor | null = null
  let reading: Promise<void> | null = null
  let again = false
  let stopped = false
  let source: { stop(): Promise<void> } | null = null
  const timers = new Set<NodeJS.Timeout>()

  /** Ends the streams of members whose session has ended. @returns the others. */
  const endClosed = async (some: readonly Stream[]): Promise<Stream[]> => {
    const ids = some.flatMap(({ sessionId }) => sessionId ?? [])
    const open = await queries.listOpenSessions(db, ids, clock())
    const isOpen = ({ sessionId }: Stream) => sessionId === null || open.has(sessionId)
    for (const stream of some) if (!isOpen(stream)) stream.end()
    return some.filter(isOpen)
  }

  const deliver = async (
    rows: readonly LoggedEvent[],
    all: readonly Stream[],
    tell: (stream: Stream, event: LiveEvent, at: Cursor) => void,
  ): Promise<void> => {
    const follows = ({ topics }: Stream) => rows.some(({ topic }) => topics.has(topic))
    // Signed out elsewhere, or gone: nothing of theirs goes out to this browser any more.
    const to = await endClosed(all.filter(follows))
    const told = rows.filter(({ topic }) => to.some(({ topics }) => topics.has(topic)))
    if (told.length === 0) return
    const mayHear = await judge(db, told, [...new Set(to.flatMap(({ memberId }) => memberId ?? []))])
    for (const event of told) {
      for (const stream of to) {
        const topic = stream.topics.get(event.topic)
        if (topic !== undefined && mayHear(stream, event)) tell(stream, toLiveEvent(event, topic), event.at)
      }
    }
  }

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
      await deliver(part.rows, [...streams.keys()], tellLive)
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
    // A database that does not answer ends nobody's stream; nothing is told by it either.
    for (const stream of await endClosed(all).catch(() => all)) {
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

  /** What was missed; null: too much, or too long ago. */
  const readMissed = async (topics: readonly string[], beginning: Beginning): Promise<LogPart | null> => {
    const { after } = beginning
    if (after === null && beginning.from === null) return queries.readEdge(db)
    const from = beginning.from && new Date(beginning.from.getTime() - SLACK_MS)
    const pruned = await queries.readPruned(db)
    if (pruned !== null && ((from && from < pruned.at) || (after && after.tx <= pruned.tx))) return null
    const part = await queries.readTopics(db, topics, { after, from }, MOST_MISSED + 1)
    // A place that is still to come is one of another database.
    return after !== null && isAfter(after, part.edge) ? null : part
  }

  return {
    async attach(stream, beginning) {
      begin()
      // From here on nothing new passes it by; it hears of it once it knows what came before.
      const held: Held = []
      streams.set(stream, held)
      const { edge: first } = await queries.readEdge(db)
      cursor ??= first
      const found = await readMissed([...stream.topics.keys()], beginning)
      const missed = found !== null && found.rows.length <= MOST_MISSED ? found : null
      const { edge, pending } = missed ?? (await queries.readEdge(db))
      if (missed === null) stream.reset(edge)
      else await deliver(missed.rows, [stream], (_stream, event, at) => stream.send(event, at))
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

/** What was read twice is told once. */
function tellOnce(stream: Stream, event: LiveEvent, at: Cursor): void {
  if (stream.cursor !== null && !isAfter(at, stream.cursor)) return
  stream.cursor = at
  stream.send(event, at)
}

const laterOf = (one: Cursor, other: Cursor) => (isAfter(one, other) ? one : other)
