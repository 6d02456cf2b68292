import { beforeEach, expect, it, vi } from 'vitest'
import type { LiveNews } from '../core/live.ts'
import { createLive, type LiveInput, type Source } from './liveStream.ts'

/** A stream that a test speaks for. */
class FakeSource extends EventTarget implements Source {
  readyState = 1
  readonly url: URL
  constructor(url: string) {
    super()
    this.url = new URL(url, 'http://here')
  }
  close() {
    this.readyState = 2
  }
  say(type: string, data: unknown, lastEventId: string) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

const T0 = '2026-11-22T12:00:00.000Z'
const T1 = '2026-11-22T12:05:00.000Z'
const created = (topic: string) => ({
  kind: 'comment.created',
  topic,
  thing: { type: 'comments', id: 'c-1' },
  parent: null,
})

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

function aPage({ owner = null as string | null } = {}) {
  const sources: FakeSource[] = []
  const heard: [string, LiveNews][] = []
  const onOwn = vi.fn()
  const view = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const page = new EventTarget()
  const state = { owner, followed: [] as ReturnType<LiveInput['read']>['followed'], isOnline: true }
  const live = createLive({
    open: (url) => {
      const source = new FakeSource(url)
      sources.push(source)
      return source
    },
    clock: {
      now: () => Date.now(),
      setTimer: (ms, run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
    page,
    view,
    random: () => 0.5,
    isOnline: () => state.isOnline,
    read: () => state,
    onOwn,
  })
  const follow = (...topics: [string, string][]) => {
    state.followed = topics.map(([topic, since]) => ({ topic, since, onNews: (news) => heard.push([topic, news]) }))
    live.update()
    vi.advanceTimersByTime(200)
  }
  const show = (visibilityState: string) => {
    view.visibilityState = visibilityState
    view.dispatchEvent(new Event('visibilitychange'))
  }
  const latest = () => sources.at(-1) as FakeSource
  const open = () => sources.filter(({ readyState }) => readyState !== 2)
  return { live, state, follow, show, page, sources, latest, open, heard, onOwn }
}

it('opens no connection for a visitor who follows nothing, and one for all that is followed', () => {
  const { follow, sources, latest, heard } = aPage()
  vi.advanceTimersByTime(1_000)
  expect(sources).toHaveLength(0)
  follow(['movies/salz', T1], ['series/dark', T0], ['movies/salz', T1])
  expect(sources).toHaveLength(1)
  expect(latest().url.searchParams.getAll('topics[]')).toEqual(['movies/salz', 'series/dark'])
  expect(latest().url.searchParams.get('from')).toBe(T0)
  latest().say('message', created('series/dark'), '7-1')
  latest().say('message', { ...created('series/dark'), kind: 'comment.sung' }, '7-2')
  expect(heard).toEqual([['series/dark', created('series/dark')]])
})

it('takes up a new connection where the last one was, with what a new topic lacks', () => {
  const { follow, latest, open } = aPage()
  follow(['movies/salz', T0])
  latest().say('place', {}, '7-0')
  latest().say('message', created('movies/salz'), '9-3')
  follow(['movies/salz', T0], ['movies/amrum', T1])
  expect(open()).toHaveLength(1)
  expect(latest().url.searchParams.get('since')).toBe('9-3')
  expect(latest().url.searchParams.get('from')).toBe(T1)
  latest().say('place', {}, '11-0')
  follow(['movies/amrum', T1])
  expect([latest().url.searchParams.get('since'), latest().url.searchParams.has('from')]).toEqual(['11-0', false])
})

it('keeps a member’s connection for what is their own, and lets it go with them', () => {
  const { live, state, latest, open, onOwn } = aPage({ owner: 'u-anna' })
  vi.advanceTimersByTime(200)
  latest().say('message', { ...created('me'), kind: 'notification.received' }, '3-1')
  expect(onOwn).toHaveBeenCalledTimes(1)
  state.owner = null
  live.update()
  expect(open()).toHaveLength(0)
})

it('gives the connection back once nobody has looked for a while, and catches up for whoever comes back', () => {
  const { follow, show, latest, open } = aPage()
  follow(['movies/salz', T0])
  latest().say('place', {}, '5-0')
  show('hidden')
  vi.advanceTimersByTime(20_000)
  show('visible')
  expect(open()).toHaveLength(1)
  show('hidden')
  vi.advanceTimersByTime(31_000)
  expect(open()).toHaveLength(0)
  show('visible')
  vi.advanceTimersByTime(200)
  expect(open()).toHaveLength(1)
  expect(latest().url.searchParams.get('since')).toBe('5-0')
})

it('leaves with the page and comes back with it', () => {
  const { follow, page, open } = aPage()
  follow(['movies/salz', T0])
  page.dispatchEvent(new Event('pagehide'))
  expect(open()).toHaveLength(0)
  page.dispatchEvent(new Event('pageshow'))
  vi.advanceTimersByTime(200)
  expect(open()).toHaveLength(1)
})

it('waits longer each time it is refused, and leaves a broken connection to the browser', () => {
  const { follow, latest, sources } = aPage()
  follow(['movies/salz', T0])
  latest().fail(0)
  vi.advanceTimersByTime(10_000)
  expect(sources).toHaveLength(1)
  latest().fail(2)
  vi.advanceTimersByTime(1_999)
  expect(sources).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sources).toHaveLength(2)
  latest().fail(2)
  vi.advanceTimersByTime(3_999)
  expect(sources).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(sources).toHaveLength(3)
})

it('asks once a minute without a network, and at once when that is back', () => {
  const { state, page, sources, latest, open, follow } = aPage({ owner: 'u-anna' })
  vi.advanceTimersByTime(200)
  expect(open()).toHaveLength(1)
  state.isOnline = false
  page.dispatchEvent(new Event('offline'))
  expect(open()).toHaveLength(0)
  follow(['movies/salz', T0])
  vi.advanceTimersByTime(50_000)
  expect(sources).toHaveLength(1)
  // The browser may be wrong: a connection that stands then stays.
  vi.advanceTimersByTime(20_000)
  expect(sources).toHaveLength(2)
  latest().fail(0)
  expect(open()).toHaveLength(0)
  state.isOnline = true
  page.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(200)
  expect(open()).toHaveLength(1)
})

it('draws a connection anew that has been silent for too long, as after a sleep', () => {
  const { follow, latest, sources } = aPage()
  follow(['movies/salz', T0])
  latest().say('place', {}, '5-0')
  vi.advanceTimersByTime(60_000)
  latest().say('place', {}, '6-0')
  vi.advanceTimersByTime(60_000)
  expect(sources).toHaveLength(1)
  vi.advanceTimersByTime(11_000)
  expect(sources).toHaveLength(2)
  expect(latest().url.searchParams.get('since')).toBe('6-0')
})

it('tells everybody to fetch anew where too much was missed', () => {
  const { follow, latest, heard, onOwn } = aPage({ owner: 'u-anna' })
  follow(['movies/salz', T0])
  latest().say('reset', {}, '90-0')
  expect(heard).toEqual([['movies/salz', 'reset']])
  expect(onOwn).toHaveBeenCalledTimes(1)
})
