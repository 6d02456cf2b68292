import { Dexie } from 'dexie'
import type { UserId } from '#contract/ids.ts'
import { sessionCall } from '#contract/session.ts'
import type { Api } from '../api.ts'
import type { SkewMeter } from '../clockSkew.ts'
import { toDueAt } from '../outbox/claim.ts'
import { withDatabase } from '../outbox/database.ts'
import { inState } from '../outbox/inState.ts'
import { cursorFact, parkedFact } from '../outbox/meta.ts'
import { readRow, toEntries } from '../outbox/readRow.ts'
import { unpark } from '../outbox/settle.ts'
import { asHolder, findEnded } from './holder.ts'
import { type LockDeps, toLockName, withReplayLock } from './lock.ts'
import type { SweepDeps } from './scope.ts'
import { sweep } from './sweep.ts'
import type { Tally } from './tally.ts'

/** The longest time that a pass may hold the lock, in page and worker alike. */
const PASS_MS = 25_000

export type PassDeps = SweepDeps & LockDeps & { api: Api; skew: Pick<SkewMeter, 'restore'> }

/**
 * - `busy`: another tab or the worker runs a pass, as long as it holds the lock `behind` (null where there are no Web
 *   Locks).
 * - `parked`: the queue waits for its owner to sign in.
 * - `passed`: `settled` entries left the queue; `dueAt` (ms) is when the next one may be sent, null when no entry waits
 *   for a time. `reached` tells whether the server answered the last request.
 */
export type PassResult =
  | { kind: 'busy'; behind: string | null }
  | { kind: 'parked' }
  | { kind: 'passed'; settled: number; dueAt: number | null; reached: boolean }

/**
 * One bounded pass over an owner's queue.
 *
 * @param hurry the network may just have returned: skip the waiting time after an unreachable server.
 * @param isPage a page knows who is signed in; a parked queue goes on there alone (ADR 017).
 */
export async function replayOwner(
  deps: PassDeps,
  owner: UserId,
  { hurry = false, isPage = true } = {},
): Promise<PassResult> {
  const { db, clock } = deps
  const idle = await withDatabase(db, () => isEmpty(deps, owner), clock.setTimer)
  if (idle) return { kind: 'passed', settled: 0, dueAt: null, reached: true }
  const result = await withReplayLock(deps, owner, async (lost) => {
    deps.skew.restore((await cursorFact.read(db, owner))?.heard?.skew)
    if ((await parkedFact.read(db, owner)) && !(isPage && (await unparkIfSignedIn(deps, owner)))) return parked
    return asHolder(deps, (holder) => runPass({ ...deps, holder }, owner, hurry, lost))
  })
  return result ?? { kind: 'busy', behind: deps.locks && toLockName(owner) }
}

const parked: PassResult = { kind: 'parked' }

async function runPass(deps: PassDeps, owner: UserId, hurry: boolean, lost: AbortSignal): Promise<PassResult> {
  const { clock } = deps
  const leased = await reclaim(deps, owner)
  const stop = new AbortController()
  const abort = () => stop.abort()
  lost.addEventListener('abort', abort)
  const cancel = clock.setTimer(PASS_MS, abort)
  try {
    let settled = 0
    const mode = { batches: true }
    for (;;) {
      const before = { ...mode }
      const swept = await sweep({ deps, owner, hurry, signal: stop.signal, mode })
      settled += swept.settled
      // Entries that waited for one that is now settled, or that were skipped, lie before the place that the sweep had
      // reached.
      const again = swept.passedOver && (swept.settled > 0 || before.batches !== mode.batches)
      if (swept.ended === 'drained' && again && !stop.signal.aborted) continue
      return await toResult(deps, owner, swept, settled, leased)
    }
  } finally {
    cancel()
    lost.removeEventListener('abort', abort)
  }
}

async function toResult(
  { db, clock }: PassDeps,
  owner: UserId,
  { ended, dueAt, misses }: Tally,
  settled: number,
  leased: number | null,
): Promise<PassResult> {
  if (ended === 'stopped' && (await parkedFact.read(db, owner))) return parked
  const soonest = ended === 'interrupted' ? clock.now() : dueAt
  const next = leased === null ? soonest : Math.min(leased, soonest ?? leased)
  return { kind: 'passed', settled, dueAt: next, reached: misses === 0 }
}

/** The session says whether the owner is back; the server checks again with each command. */
async function unparkIfSignedIn({ db, api }: PassDeps, owner: UserId): Promise<boolean> {
  const session = await api(sessionCall)
  if (session.kind !== 'ok' || session.source === 'device') return false
  if (session.value.type !== 'RegisteredUser' || session.value.id !== owner) return false
  await unpark(db, owner)
  return true
}

/**
 * Releases the entries that an ended replayer had claimed, under the same key: at once where its lock is free, else
 * when its lease is over. Returns when the next living claim ends.
 */
async function reclaim({ db, clock, locks }: PassDeps, owner: UserId): Promise<number | null> {
  const sending = () => inState(db, owner, 'sending').toArray()
  // Asked before the transaction: waiting for anything but the database would end it.
  const holders = toEntries(await sending()).flatMap(({ lease }) => lease?.holder ?? [])
  const ended = await findEnded(locks, holders)
  return db.transaction('rw', db.outbox, async () => {
    const now = clock.now()
    let next: number | null = null
    for (const row of await sending()) {
      const read = readRow(row)
      if (read.kind !== 'entry') continue
      const isLeft = ended.has(read.entry.lease?.holder ?? '')
      const dueAt = isLeft ? now : toDueAt(read.entry, now, false)
      if (dueAt <= now) await db.outbox.put({ ...read.entry, state: 'pending', lease: null, nextAt: 0 })
      else next = Math.min(dueAt, next ?? dueAt)
    }
    return next
  })
}

async function isEmpty({ db }: PassDeps, owner: UserId): Promise<boolean> {
  const waits = db.outbox
    .where('[owner+state+seq]')
    .between([owner, 'parked', Dexie.minKey], [owner, 'sending', Dexie.maxKey])
  return (await waits.first()) === undefined
}
