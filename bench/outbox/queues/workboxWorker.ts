import { Queue } from 'workbox-background-sync/Queue.js'
import * as z from 'zod/mini'
import { putClock } from './movableClock.ts'
import type { Word } from './pageQueue.ts'

/**
 * Workbox's BackgroundSync in the worker, as in its documentation: a request without an answer is pushed. Pages ask for
 * the replay, as in browsers without `sync` events: Chromium sends these at times of its own, minutes later.
 */

type WorkerEvent = { waitUntil(work: Promise<unknown>): void }
type Fetched = WorkerEvent & { request: Request; respondWith(response: Promise<Response>): void }
type Asked = WorkerEvent & { data: { name: WorkerCall; input: unknown }; ports: readonly MessagePort[] }
type Scope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener<E>(name: string, run: (event: E) => void): void
}
const scope = globalThis as unknown as Scope

const queue = new Queue('words', { forceSyncFallback: true, onSync: async () => {} })

scope.addEventListener<WorkerEvent>('install', () => void scope.skipWaiting())
scope.addEventListener<WorkerEvent>('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener<Fetched>('fetch', (event) => {
  if (event.request.method === 'PUT') event.respondWith(fetchOrPush(event.request))
})
scope.addEventListener<Asked>('message', (event) => {
  const { name, input } = event.data
  event.waitUntil(calls[name](input).then((answer) => event.ports[0]?.postMessage(answer)))
})

async function fetchOrPush(request: Request): Promise<Response> {
  try {
    return await fetch(request.clone())
  } catch {
    await queue.pushRequest({ request })
    return Response.error()
  }
}

const Body = z.object({ rating: z.object({ value: z.number() }) })

async function toWord(request: Request): Promise<Word> {
  const { rating } = z.parse(Body, await request.json())
  return { film: request.url.split('/').at(-2) ?? '', value: rating.value }
}

/** Answers whether all requests were sent. */
async function replay(): Promise<boolean> {
  try {
    await queue.replayRequests()
    return true
  } catch {
    return false
  }
}

let replaying: Promise<boolean> | null = null

const calls = {
  replay,
  /** One at a time, like `sync` events. */
  replayOnce: () => {
    replaying ??= replay().finally(() => {
      replaying = null
    })
    return replaying
  },
  left: async () => Promise.all((await queue.getAll()).map(({ request }) => toWord(request))),
  putClock: async (ms: unknown) => putClock(Number(ms)),
}

/** The calls that a page may send to the worker. */
export type WorkerCall = keyof typeof calls
