import type { UserId } from '#contract/ids.ts'
import type { Clock } from '../clock.ts'
import type { OutboxDatabase } from '../outbox/database.ts'
import { beatFact } from '../outbox/meta.ts'

const BEAT_MS = 10_000
/** A holder that has not given a sign of life for so long was frozen. */
const FROZEN_MS = 60_000

/** The part of `navigator.locks` that is used. */
export type Locks = {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    run: (lock: unknown) => Promise<T>,
  ): Promise<T>
  query(): Promise<{ held?: readonly { name?: string }[] }>
}

export type LockDeps = {
  db: OutboxDatabase
  clock: Clock
  uuid: () => string
  /** null where there are no Web Locks: the leases alone must do. */
  locks: Locks | null
}

/**
 * Runs one replayer per owner, in all tabs and the worker. Answers null when another one is at it. `lost` is aborted
 * when the lock was taken from us while we were frozen.
 */
export async function withReplayLock<T>(
  deps: LockDeps,
  owner: UserId,
  run: (lost: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const { locks } = deps
  const lost = new AbortController()
  const hold = () => whileBeating(deps, owner, () => run(lost.signal))
  if (locks === null) return hold()
  const name = toLockName(owner)
  try {
    const free = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { ran: await hold() },
    )
    if (free !== null) return free.ran
    if (!(await isFrozen(deps, owner))) return null
    return await locks.request(name, { steal: true }, hold)
  } catch (error) {
    if (!isStolen(error)) throw error
    lost.abort()
    return null
  }
}

/** The lock of the replayer of an owner's queue. */
export const toLockName = (owner: UserId) => `outbox:${owner}`

const isStolen = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

async function whileBeating<T>({ db, clock, uuid }: LockDeps, owner: UserId, run: () => Promise<T>): Promise<T> {
  const id = uuid()
  const beat = () => beatFact.write(db, owner, { id, at: clock.now() })
  let cancel = () => {}
  const next = () => {
    cancel = clock.setTimer(BEAT_MS, () => {
      // A beat that cannot be written lets the lock be stolen, which is what a broken holder deserves.
      beat().then(next, () => {})
    })
  }
  await beat()
  next()
  try {
    return await run()
  } finally {
    cancel()
  }
}

/** A holder that froze before its first beat gets one here, so that its time begins to run. */
async function isFrozen({ db, clock, uuid }: LockDeps, owner: UserId): Promise<boolean> {
  const now = clock.now()
  const beat = await beatFact.read(db, owner)
  if (beat === null) await beatFact.write(db, owner, { id: uuid(), at: now })
  return beat !== null && Math.abs(now - beat.at) > FROZEN_MS
}
