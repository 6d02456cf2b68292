import type { UserId } from '#contract/ids.ts'
import { sessionCall } from '#contract/session.ts'
import { createApi, type Fetch } from './api.ts'
import { createSkewMeter } from './clockSkew.ts'
import type { EnqueueDeps } from './outbox/enqueue.ts'
import { deviceDeps } from './outbox/openOutbox.ts'
import { untilFree } from './replay/holder.ts'
import type { Locks } from './replay/lock.ts'
import { type PassDeps, type PassResult, replayOwner } from './replay/pass.ts'
import { refreshOwn } from './replay/refreshOwn.ts'
import { createSend } from './send.ts'
import { createSendBatch } from './sendBatch.ts'
import { createXsrf } from './xsrf.ts'

/** Fewer are as soon sent one by one, side by side. */
const BATCH_FROM = 4

/** Dependencies that page and worker pass; a test passes all of them. */
export type ReplayInput = {
  fetch: Fetch
  locks: Locks | null
  /** `document.cookie` on a page, null in a worker. */
  readCookie: (() => string) | null
  /** Shows a token that the server gave, on a page. */
  showToken?: (token: string) => void
  random?: () => number
  /** From how many waiting entries on they are sent in batches; `Infinity`: never. */
  batchFrom?: number
  /** Database, registry, clock and keys; this device's by default. */
  device?: EnqueueDeps
}

/** The replayer of a page or a worker; make one and keep it, so that all passes share one XSRF token. */
export type Replay = {
  /** One bounded pass over an owner's queue. */
  pass(owner: UserId, options?: { hurry?: boolean }): Promise<PassResult>
  /** Resolves once a lock that a pass found held (`behind`) is free; never where it stays held. */
  untilFree(behind: string): Promise<void>
  /** Fetches the owner's state from the server, as long as they are still signed in here. */
  refreshOwn(owner: UserId, isStill?: () => boolean): Promise<boolean>
  /** For the worker, which has no session: asks who is signed in and replays that member's queue alone. */
  all(): Promise<ReplayAllResult>
}

/** `unreachable`: the server was not reached, or an entry still waits for a time: the sync event should come again. */
export type ReplayAllResult = { kind: 'done' | 'signedOut' | 'unreachable' }

export function createReplay({
  fetch,
  locks,
  readCookie,
  showToken,
  random = Math.random,
  batchFrom = BATCH_FROM,
  device = deviceDeps(),
}: ReplayInput): Replay {
  const { clock, db } = device
  const skew = createSkewMeter(fetch, clock)
  const api = createApi(skew.fetch, () => new Date(clock.now()))
  const deps: PassDeps = {
    ...device,
    locks,
    random,
    batchFrom,
    api,
    skew,
    xsrf: createXsrf(api, readCookie, showToken),
    send: createSend(skew.fetch, clock, skew.read),
    sendBatch: createSendBatch(skew.fetch, clock, skew.read),
  }
  return {
    pass: (owner, options) => replayOwner(deps, owner, options),
    untilFree: (behind) => untilFree(locks, behind),
    refreshOwn: (owner, isStill) => refreshOwn({ db, api, clock, skew }, owner, isStill),
    all: () => replaySignedIn(deps),
  }
}

async function replaySignedIn(deps: PassDeps): Promise<ReplayAllResult> {
  if ((await deps.db.outbox.count()) === 0) return { kind: 'done' }
  const session = await deps.api(sessionCall)
  if (session.kind !== 'ok' || session.source === 'device') return { kind: 'unreachable' }
  if (session.value.type !== 'RegisteredUser') return { kind: 'signedOut' }
  const result = await replayOwner(deps, session.value.id, { hurry: true, isPage: false })
  return { kind: result.kind === 'passed' && (!result.reached || result.dueAt !== null) ? 'unreachable' : 'done' }
}

/** The worker's whole part: replays the queue of the signed-in member. */
export function replayAll(input: ReplayInput): Promise<ReplayAllResult> {
  return createReplay(input).all()
}
