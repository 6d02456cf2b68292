import * as z from 'zod/mini'
import { outboxSummaryAtom, replayWishesAtom } from '../../atoms/core/outbox.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { ownerAtom, sessionAtom } from '../../atoms/core/session.ts'
import type { Clock } from '../../sync/clock.ts'
import type { Replay } from '../../sync/replay.ts'
import { ToPage } from '../../sync/workerMessages.ts'
import type { Store } from '../core/loaderInput.ts'
import { createReplayLoop } from './replayLoop.ts'

/** The sources of the triggers; the page's own, or a test's. */
export type TriggerInput = {
  store: Store
  /** Creates the replayer, once a member is signed in: the database is not needed before. */
  load: () => Promise<Replay>
  clock: Clock
  /** `window`: `online` and `pageshow`. */
  page: EventTarget
  /** `document`: `visibilitychange`. */
  view: EventTarget & { visibilityState: string }
  /** `navigator.serviceWorker`, where there is one. */
  worker: EventTarget | null
  /** Asks for a `sync` event; the browser gives up after a few, so that each start asks again. */
  registerSync: () => void
  /** Asks the browser not to clear the device's storage. */
  persist: () => void
  /** Shows a number on the app's icon; 0 takes it away. */
  badge: (count: number) => void
}

/**
 * Every trigger of a replay on a page: enqueue, start, sign-in, `online`, becoming visible, `pageshow`, a message of
 * the worker, a call that reaches the server again, and time. `navigator.onLine` is not used: it tells nothing about
 * the server. Returns a function that stops.
 */
export function followReplayTriggers(input: TriggerInput): () => void {
  const { store, page, view, worker } = input
  const loop = createReplayLoop(
    input.clock,
    input.load,
    () => store.get(ownerAtom),
    (isReached) => store.set(reachableAtom, { kind: isReached ? 'reached' : 'unreachable' }),
  )
  const hurry = () => loop.wake({ hurry: true, refresh: false })
  const comeBack = () => loop.wake({ hurry: true, refresh: true })
  const seen = () => {
    if (view.visibilityState === 'visible') hurry()
  }
  const told = (event: Event) => {
    if (z.safeParse(ToPage, (event as MessageEvent<unknown>).data).success) hurry()
  }
  let followed = store.get(ownerAtom)
  const begin = () => {
    if (followed === null) return
    input.registerSync()
    comeBack()
  }
  const stops = [
    store.sub(sessionAtom, () => {
      const owner = store.get(ownerAtom)
      const isNew = owner !== followed
      followed = owner
      if (isNew) begin()
      // The same member has signed in again: a queue that was parked for that goes on.
      else if (owner !== null) hurry()
    }),
    store.sub(replayWishesAtom, () => {
      const { hurry: isUrgent, refresh = false } = store.get(replayWishesAtom)
      if (!refresh) {
        input.persist()
        input.registerSync()
      }
      loop.wake({ hurry: isUrgent, refresh })
    }),
    store.sub(outboxSummaryAtom, () => {
      const { waiting, failed, parked } = store.get(outboxSummaryAtom)
      input.badge(failed + (parked === null ? 0 : waiting))
    }),
    // A call or a pass of this page has reached the server again.
    store.sub(reachableAtom, () => {
      if (store.get(reachableAtom)) comeBack()
    }),
    listen(page, 'online', comeBack),
    listen(page, 'pageshow', hurry),
    listen(view, 'visibilitychange', seen),
    worker ? listen(worker, 'message', told) : () => {},
    loop.stop,
  ]
  begin()
  return () => {
    for (const stop of stops) stop()
  }
}

function listen(target: EventTarget, type: string, run: (event: Event) => void): () => void {
  target.addEventListener(type, run)
  return () => target.removeEventListener(type, run)
}
