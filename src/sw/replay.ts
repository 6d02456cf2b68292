import { SYNC_TAG } from '../sync/tags.ts'
import type { ToPage } from '../sync/workerMessages.ts'

declare const self: ServiceWorkerGlobalScope

/** Background Sync has no types of its own yet. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

const openReplay = async () => {
  const { createReplay } = await import('../sync/replay.ts')
  return createReplay({ fetch: (input, init) => self.fetch(input, init), locks: navigator.locks, readCookie: null })
}
let opening: ReturnType<typeof openReplay> | undefined

/** Sends what waits for the signed-in user and tells the pages. Answers false when the browser should try again. */
export async function replayOutbox(): Promise<boolean> {
  opening ??= openReplay()
  const { kind } = await (await opening).all()
  const message: ToPage = { type: 'replayed' }
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message)
  return kind !== 'unreachable'
}

/** When a sync event tries again by itself, in ms after the try before: the browser's own next event may be far off. */
const AGAIN_AFTER_MS = [10_000, 25_000, 30_000]

/** Resolves once a newer version is to take over: the browser holds it back while an event of this one is open. */
const retirement = new AbortController()
export const retired = new Promise<'retired'>((resolve) => {
  retirement.signal.addEventListener('abort', () => resolve('retired'))
})

/** Ends the open events that replay; what waits is sent by the new version and its pages. */
export function retire(): void {
  retirement.abort()
}

/** Rejects so that the browser fires the event again, in the new version. */
async function rejectWhenRetired(): Promise<never> {
  await retired
  throw new Error('the new version sends what waits')
}

async function replayPatiently(): Promise<void> {
  if (await replayOutbox()) return
  for (const ms of AGAIN_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (await replayOutbox()) return
  }
  throw new Error('something still waits')
}

/**
 * Replays when the browser says that the network is back, with or without a page. A rejection makes it come again, a few
 * times; pages register the tag anew on every start.
 */
export function replayOnSync(): void {
  self.addEventListener('sync' as 'message', (event: ExtendableEvent) => {
    if ((event as SyncEvent).tag === SYNC_TAG) event.waitUntil(Promise.race([replayPatiently(), rejectWhenRetired()]))
  })
}
