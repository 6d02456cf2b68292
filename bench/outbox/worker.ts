import { Queue } from 'workbox-background-sync/Queue.js'
import type { UserId } from '#contract/ids.ts'
import { toRateIntent } from '../../src/sync/commands/rateTitle.ts'
import { deviceDeps, openOutbox } from '../../src/sync/outbox/openOutbox.ts'
import { readSummary } from '../../src/sync/outbox/readViews.ts'
import { createReplay } from '../../src/sync/replay.ts'
import { carryAsDocumented } from './queues/carry.ts'
import { createSwitch } from './queues/networkSwitch.ts'
import { startTanstack, type Tanstack } from './queues/tanstack.ts'

/** The queues in one worker, driven from outside. */

type Scope = {
  skipWaiting(): void
  clients: { claim(): Promise<void> }
  addEventListener(name: string, run: (event: { waitUntil(work: Promise<unknown>): void }) => void): void
  bench: typeof bench
}
const scope = globalThis as unknown as Scope
scope.addEventListener('install', () => scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

const owner = 'u-bench' as UserId
const outbox = openOutbox()
const input = { fetch: fetch.bind(globalThis), locks: navigator.locks, readCookie: null } as const
const single = createReplay({ ...input, batchFrom: Number.POSITIVE_INFINITY })
const batched = createReplay(input)
// Replays when asked: what is measured is the queue, not the browser's patience.
const workbox = new Queue('bench', { forceSyncFallback: true, onSync: async () => {} })

// It would send at once; a worker has no events of the network.
const network = createSwitch()
let tanstack: Promise<Tanstack> | null = null
let sent: Promise<unknown>[] = []
/** Another one each time: what changes nothing is not stored. */
let value = 0

const titleOf = (index: number) => ({ type: 'movies' as const, id: `m-${index}`, title: `Film ${index}` })
const rating = { value: 7, top: false, flop: false }

/** The same call with the same headers, as a page would make it. */
function toRequest(index: number): Request {
  return new Request(`/api/movies/m-${index}/rating`, {
    method: 'PUT',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-expected-user': owner,
      'x-intent-at': new Date().toISOString(),
      'x-client-now': new Date().toISOString(),
      'x-xsrf-token': 'token',
    },
    body: JSON.stringify({ rating }),
  })
}

type Latency = { p50: number; p99: number }

async function each(count: number, one: (index: number) => Promise<unknown>): Promise<Latency> {
  const taken: number[] = []
  for (let index = 0; index < count; index += 1) {
    const began = performance.now()
    await one(index)
    taken.push(performance.now() - began)
  }
  taken.sort((a, b) => a - b)
  return { p50: taken[Math.floor(count / 2)] ?? 0, p99: taken[Math.floor(count * 0.99)] ?? 0 }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const bench = {
  enqueueOurs: ({ count }: { count: number }) =>
    each(count, (index) => outbox.enqueue(owner, toRateIntent(titleOf(index), rating))),
  enqueueWorkbox: ({ count }: { count: number }) =>
    each(count, (index) => workbox.pushRequest({ request: toRequest(index) })),
  async enqueueTanstack({ count }: { count: number }) {
    tanstack ??= startTanstack(
      carryAsDocumented(() => 'token'),
      network,
    )
    const { mean } = await tanstack
    value = (value + 1) % 10
    return each(count, (index) => {
      const { stored, ended } = mean({ film: `m-${index}`, value }, owner)
      sent.push(ended)
      return stored
    })
  },
  /** Passes are bounded: one follows the other until nothing waits. */
  replayOurs: ({ batches }: { batches: boolean }) =>
    time(async () => {
      const replay = batches ? batched : single
      while ((await readSummary(deviceDeps().db, owner)).waiting > 0) await replay.pass(owner, { hurry: true })
    }),
  replayWorkbox: () => time(() => workbox.replayRequests()),
  replayTanstack: () =>
    time(async () => {
      network.turn(true)
      await Promise.all(sent)
      sent = []
      network.turn(false)
    }),
  count: async () => {
    const taken: number[] = []
    for (let times = 0; times < 20; times += 1) {
      taken.push(await time(() => readSummary(deviceDeps().db, owner)))
    }
    return taken.sort((a, b) => a - b)[10]
  },
}
scope.bench = bench
