import * as z from 'zod/mini'
import { toUrl } from '#contract/call.ts'
import { eventsCall, LiveEvent, MAX_TOPICS, OWN_TOPIC, PLACE, RESET } from '#contract/events.ts'
import type { Clock } from '../../sync/clock.ts'
import type { Followed, LiveNews } from '../core/live.ts'

/** An `EventSource`, or a test's. */
export type Source = {
  readonly readyState: number
  close(): void
  addEventListener(type: string, listener: (event: Event) => void): void
}

/** Times in ms. */
const SETTLE = 150
/** A hidden page closes its connection after so long: a browser has six for all pages of one server. */
const HIDDEN = 30_000
/** The server sends something every 25 seconds: a connection that is silent for so long is broken. */
const SILENT = 70_000
const RETRY = { first: 2_000, most: 60_000 }
const CLOSED = 2

export type LiveInput = {
  open: (url: string) => Source
  clock: Clock
  /** `window`: `online`, `offline`, `pageshow`, `pagehide`. */
  page: EventTarget
  /** `document`: `visibilitychange`. */
  view: EventTarget & { visibilityState: string }
  random: () => number
  /** Whether the browser knows of a network; it may be wrong both ways. */
  isOnline: () => boolean
  /** The member of this page (null: a visitor), and the things that its parts follow. */
  read: () => { owner: string | null; followed: readonly Followed[] }
  /** Called with news of the member's own things. */
  onOwn: (news: LiveNews) => void
}

/** An open connection with the member and the topics that it was opened for. */
type Connection = { source: Source; owner: string | null; topics: readonly string[] }

/**
 * Keeps one connection to the server for all parts of the page, as long as a member is signed in or a thing is
 * followed, and the page is visible. News that was missed in an interruption, a sleep or a change of topics is
 * delivered once the connection is open again.
 */
export function createLive(input: LiveInput): { update: () => void; stop: () => void } {
  const { clock, page, view } = input
  let connection: Connection | null = null
  /** The place at which to resume the stream; null before the first connection. */
  let place: string | null = null
  /** Topics whose news was delivered until `place`. */
  let covered: ReadonlySet<string> = new Set()
  let failures = 0
  let isAway = view.visibilityState === 'hidden'
  const timers = createTimers(clock)

  const wants = () => {
    const { owner, followed } = input.read()
    // The server sends a member's own news without being asked: the topic is not named in the request.
    const named = followed.map(({ topic }) => topic).filter((topic) => topic !== OWN_TOPIC)
    const topics = [...new Set(named)].sort().slice(0, MAX_TOPICS)
    return { owner, followed, topics, isWanted: !isAway && (owner !== null || topics.length > 0) }
  }

  const close = () => {
    connection?.source.close()
    connection = null
    timers.clear('silent')
  }

  const update = (): void => {
    const { owner, topics, isWanted } = wants()
    const isSame = connection !== null && connection.owner === owner && connection.topics.join() === topics.join()
    if (!isWanted) close()
    // Several changes within one navigation open one connection: each of them restarts the timer.
    if (isWanted && !isSame) timers.set('open', input.isOnline() ? SETTLE : RETRY.most, open)
    else timers.clear('open')
  }

  const open = (): void => {
    const { owner, followed, topics, isWanted } = wants()
    if (!isWanted) return
    close()
    const fresh = followed.filter(({ topic }) => !covered.has(topic)).map(({ since }) => since)
    const from = fresh.sort()[0]
    const query = { topics, ...(place === null ? {} : { since: place }), ...(from === undefined ? {} : { from }) }
    const source = input.open(toUrl(eventsCall, undefined, query))
    connection = { source, owner, topics }
    const heard = (event: Event): MessageEvent<string> => {
      const message = event as MessageEvent<string>
      if (message.lastEventId !== '') place = message.lastEventId
      covered = new Set(topics)
      failures = 0
      timers.set('silent', SILENT, again)
      return message
    }
    const ifOpen = (run: (event: Event) => void) => (event: Event) => {
      if (connection?.source === source) run(event)
    }
    source.addEventListener(PLACE, ifOpen(heard))
    source.addEventListener(
      'message',
      ifOpen((event) => tell(readEvent(heard(event).data))),
    )
    source.addEventListener(
      RESET,
      ifOpen((event) => heard(event) && tell('reset')),
    )
    // EventSource reconnects by itself, without a network too, every few seconds; after a refusal it does not.
    source.addEventListener(
      'error',
      ifOpen(() => {
        if (source.readyState === CLOSED) retry()
        else if (!input.isOnline()) again()
      }),
    )
    timers.set('silent', SILENT, again)
  }

  const tell = (news: LiveNews | null): void => {
    if (news === null) return
    if (news === 'reset' || news.topic === OWN_TOPIC) input.onOwn(news)
    for (const { topic, onNews } of input.read().followed) if (news === 'reset' || news.topic === topic) onNews(news)
  }

  const retry = (): void => {
    close()
    const wait = Math.min(RETRY.most, RETRY.first * 2 ** failures++)
    timers.set('open', wait * (0.5 + input.random()), open)
  }

  const again = (): void => {
    close()
    update()
  }

  const look = () => {
    if (view.visibilityState === 'hidden') {
      timers.set('hidden', HIDDEN, () => {
        isAway = true
        update()
      })
      return
    }
    timers.clear('hidden')
    isAway = false
    failures = 0
    update()
  }
  const leave = () => {
    isAway = true
    update()
  }
  // A connection from before the network was lost may be broken.
  const stops = [
    listen(view, 'visibilitychange', look),
    listen(page, 'pageshow', look),
    listen(page, 'pagehide', leave),
    listen(page, 'online', again),
    listen(page, 'offline', again),
  ]
  update()
  return {
    update,
    stop() {
      for (const stop of stops) stop()
      close()
      timers.clearAll()
    },
  }
}

/** Null for an event of a newer server that this page does not know. */
function readEvent(data: string): LiveEvent | null {
  try {
    return z.safeParse(LiveEvent, JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

type TimerName = 'open' | 'hidden' | 'silent'

/** One timer of each name. */
function createTimers(clock: Clock) {
  const stops = new Map<TimerName, () => void>()
  const clear = (name: TimerName) => {
    stops.get(name)?.()
    stops.delete(name)
  }
  return {
    clear,
    set(name: TimerName, ms: number, run: () => void) {
      clear(name)
      stops.set(name, clock.setTimer(ms, run))
    },
    clearAll() {
      for (const name of stops.keys()) clear(name)
    },
  }
}

function listen(target: EventTarget, type: string, run: () => void): () => void {
  target.addEventListener(type, run)
  return () => target.removeEventListener(type, run)
}
