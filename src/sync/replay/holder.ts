import type { Locks } from './lock.ts'

const PREFIX = 'outbox-holder:'

/**
 * Runs a replayer's pass while it holds a lock with a new name. The browser frees the lock when the page or worker
 * ends, however it ends: a lease that names the lock is alive exactly as long as the lock is held.
 *
 * @param run gets the name for its leases; null where there are no Web Locks: those leases end by time alone.
 */
export function asHolder<T>(
  { locks, uuid }: { locks: Locks | null; uuid: () => string },
  run: (holder: string | null) => Promise<T>,
): Promise<T> {
  if (locks === null) return run(null)
  const holder = PREFIX + uuid()
  return locks.request(holder, {}, () => run(holder))
}

/** Those of some holders that have ended. A name is taken once: one that has ended never lives again. */
export async function findEnded(locks: Locks | null, holders: readonly string[]): Promise<ReadonlySet<string>> {
  if (locks === null || holders.length === 0) return new Set()
  const { held = [] } = await locks.query()
  const living = new Set(held.map(({ name }) => name))
  return new Set(holders.filter((holder) => !living.has(holder)))
}

/** Resolves once a lock is free. */
export async function untilFree(locks: Locks | null, name: string): Promise<void> {
  await locks?.request(name, {}, async () => {})
}
