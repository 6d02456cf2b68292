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
/** A page that nobody looks at gives its line back: a browser has six for all pages of one server. */
const HIDDEN = 30_000
/** The server says something every 25 seconds: a line that is silent for so long is none. */
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
  /** Whose page it is (null: a visitor's), and what its parts follow. */
  read: () => { owner: string | null; followed: readonly Followed[] }
  /** News of what is one's own. */
  onOwn: (news: LiveNews) => void
}

/** What stands behind one line. */
type Line = { source: Source; owner: string | null; topics: readonly string[] }

/**
 * Keeps one line to the server for all parts of the page, as long as somebody is signed in or something is followed and
 * somebody looks. What a break, a sleep or a change of topics makes it miss is told when it stands again.
 */
export function createLive(input: LiveInput): { update: () => void; stop: () => void } {
  const { clock, page, view } = input
  let line: Line | null = null
  /** Where to take the stream up again; null before it ever stood. */
  let place: string | null = null
  /** Told until `place`. */
  let covered: ReadonlySet<string> = new Set()
  let failures = 0
  let isAway = view.visibilityState === 'hidden'
  const timers = createTimers(clock)

  const wants = () => {
    const { owner, followed } = input.read()
    // What is one's own comes by itself, to members.
    const named = followed.map(({ topic }) => topic).filter((topic) => topic !== OWN_TOPIC)
    const topics = [...new Set(named)].sort().slice(0, MAX_TOPICS)
    return { owner, followed, topics, isWanted: !isAway && (owner !== null || topics.length > 0) }
  }

  const close = () => {
    line?.source.close()
    line = null
    timers.clear('silent')
  }

  const update = (): void => {
    const { owner, topics, isWanted } = wants()
    const isSame = line !== null && line.owner === owner && line.topics.join() === topics.join()
    if (!isWanted) close()
    // What comes and goes with a navigation counts once.
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
    line = { source, owner, topics }
    const heard = (event: Event): MessageEvent<string> => {
      const message = event as MessageEvent<string>
      if (message.lastEventId !== '') place = message.lastEventId
      covered = new Set(topics)
      failures = 0
      timers.set('silent', SILENT, again)
      return message
    }
    const ifOpen = (run: (event: Event) => void) => (event: Event) => {
      if (line?.source === source) run(event)
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
  // A line from before the network went is not known to be broken.
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

/** Null for what a newer server says and this page does not know. */
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
