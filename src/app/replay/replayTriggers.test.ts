import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aClock, anna, someLocks } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import { openOutboxAtom, replayNowAtom, replayWishesAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { hearOwnNewsAtom } from '../../atoms/notifications/notifications.ts'
import type { PassResult } from '../../sync/replay/pass.ts'
import { followReplayTriggers } from './replayTriggers.ts'

const nothingWaits: PassResult = { kind: 'passed', settled: 0, dueAt: null, reached: true }

function aPage(...results: PassResult[]) {
  const store = createStore()
  store.set(openOutboxAtom, { open: () => new Promise(() => {}) })
  const clock = aClock()
  const locks = someLocks()
  const page = new EventTarget()
  const view = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const worker = new EventTarget()
  const seen = { passes: [] as boolean[], refreshes: 0, syncs: 0, persists: 0 }
  const refreshed: { promise: Promise<void> | null } = { promise: null }
  const stop = followReplayTriggers({
    store,
    load: async () => ({
      pass: async (_owner, { hurry = false } = {}) => {
        seen.passes.push(hurry)
        return results.shift() ?? nothingWaits
      },
      untilFree: (behind) => locks.request(behind, {}, async () => {}),
      refreshOwn: async () => {
        seen.refreshes += 1
        await refreshed.promise
        return true
      },
      all: async () => ({ kind: 'done' }),
    }),
    clock,
    page,
    view,
    worker,
    registerSync: () => {
      seen.syncs += 1
    },
    persist: () => {
      seen.persists += 1
    },
    badge: () => {},
  })
  const signIn = async () => {
    store.set(sessionAtom, aMember({ id: anna }))
    await expect.poll(() => seen.refreshes).toBe(1)
  }
  return { store, clock, locks, page, view, worker, seen, refreshed, signIn, stop }
}

const passes = (page: ReturnType<typeof aPage>, count: number) => expect.poll(() => page.seen.passes.length).toBe(count)

it('does nothing for a visitor', async () => {
  const page = aPage()
  page.page.dispatchEvent(new Event('online'))
  await Promise.resolve()
  expect(page.seen).toEqual({ passes: [], refreshes: 0, syncs: 0, persists: 0 })
})

it('replays, fetches own state and asks for a sync event on sign-in', async () => {
  const page = aPage()
  await page.signIn()
  expect(page.seen).toMatchObject({ passes: [true], refreshes: 1, syncs: 1 })
})

it.each([
  ['online', (page: ReturnType<typeof aPage>) => page.page.dispatchEvent(new Event('online'))],
  ['pageshow', (page: ReturnType<typeof aPage>) => page.page.dispatchEvent(new Event('pageshow'))],
  ['becoming visible', (page: ReturnType<typeof aPage>) => page.view.dispatchEvent(new Event('visibilitychange'))],
  [
    'the word of the worker',
    (page: ReturnType<typeof aPage>) =>
      page.worker.dispatchEvent(new MessageEvent('message', { data: { type: 'replayed' } })),
  ],
  [
    'signing in again as the same member',
    (page: ReturnType<typeof aPage>) => page.store.set(sessionAtom, aMember({ id: anna })),
  ],
  ["the user's wish", (page: ReturnType<typeof aPage>) => page.store.set(replayNowAtom)],
])('replays at once on %s', async (_name, happen) => {
  const page = aPage()
  await page.signIn()
  happen(page)
  await passes(page, 2)
  expect(page.seen.passes).toEqual([true, true])
})

it('replays after each enqueue and asks the browser to keep the storage and to sync', async () => {
  const page = aPage()
  await page.signIn()
  page.store.set(replayWishesAtom, { count: 1, hurry: false })
  await passes(page, 2)
  expect(page.seen).toMatchObject({ passes: [true, false], syncs: 2, persists: 1 })
})

it.each([
  { kind: 'comment.flagged', thing: { type: 'comments', id: 'c1' } },
  { kind: 'friendship.changed', thing: { type: 'users', id: 'u1' } },
  { kind: 'reminder.changed', thing: { type: 'reminders', id: 'showtimes/st-1' } },
] as const)('fetches own state once more where it was changed elsewhere: $kind', async (happened) => {
  const page = aPage()
  await page.signIn()
  await expect.poll(() => page.seen.refreshes).toBe(1)
  const news = { ...happened, topic: 'me', parent: null }
  await page.store.set(hearOwnNewsAtom, news)
  await expect.poll(() => page.seen.refreshes).toBe(2)
})

it('sends what is done while own state is still coming in, which is fetched once at a time', async () => {
  const page = aPage()
  let arrive = () => {}
  page.refreshed.promise = new Promise((resolve) => {
    arrive = resolve
  })
  await page.signIn()
  page.store.set(replayWishesAtom, { count: 1, hurry: false })
  await passes(page, 2)
  page.page.dispatchEvent(new Event('online'))
  page.page.dispatchEvent(new Event('online'))
  await passes(page, 3)
  expect(page.seen.refreshes).toBe(1)
  arrive()
  await expect.poll(() => page.seen.refreshes).toBe(2)
})

it('wakes itself when the next entry is due', async () => {
  const due = Date.parse('2026-11-21T12:00:04Z')
  const page = aPage({ kind: 'passed', settled: 0, dueAt: due, reached: false })
  await page.signIn()
  page.clock.advance(3_999)
  expect(page.seen.passes).toHaveLength(1)
  page.clock.advance(1)
  await passes(page, 2)
})

it('probes after 30 s, then more rarely, at least every 5 min while something waits', async () => {
  const parked: PassResult = { kind: 'parked' }
  const page = aPage(...Array<PassResult>(8).fill(parked))
  page.store.set(sessionAtom, aMember({ id: anna }))
  for (const [index, seconds] of [30, 60, 120, 240, 300, 300].entries()) {
    await passes(page, index + 1)
    await Promise.resolve()
    page.clock.advance(seconds * 1000 - 1)
    expect(page.seen.passes).toHaveLength(index + 1)
    page.clock.advance(1)
  }
})

it('goes on as soon as another tab that was at it is gone', async () => {
  const behind = `outbox:${anna}`
  const page = aPage({ kind: 'busy', behind })
  let die = () => {}
  void page.locks.request(behind, {}, () => new Promise<void>((resolve) => (die = resolve)))
  await page.signIn()
  expect(page.seen.passes).toHaveLength(1)
  die()
  await passes(page, 2)
})

it('sets no timer while nothing waits', async () => {
  const page = aPage()
  await page.signIn()
  page.clock.advance(3_600_000)
  expect(page.seen.passes).toHaveLength(1)
})

it('tells the page whether a pass reached the server, and nothing of a pass that had nothing to send', async () => {
  const away: PassResult = { kind: 'passed', settled: 0, dueAt: null, reached: false }
  const page = aPage(nothingWaits, away, nothingWaits, { ...nothingWaits, settled: 2 })
  await page.signIn()
  expect(page.store.get(offlineAtom)).toBe(false)
  const wake = () => page.store.set(replayNowAtom)
  wake()
  await expect.poll(() => page.store.get(offlineAtom)).toBe(true)
  wake()
  await passes(page, 3)
  expect(page.store.get(offlineAtom)).toBe(true)
  wake()
  await expect.poll(() => page.store.get(offlineAtom)).toBe(false)
})
