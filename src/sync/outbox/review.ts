import type { UserId } from '#contract/ids.ts'
import type { Confirmed } from '../commands/command.ts'
import { discard, type ManageDeps, readOwn, retry } from './manage.ts'
import { putOwn } from './own.ts'

/**
 * The member has seen both versions and sends theirs over the other one: a new command with a new key and the time of
 * now, based on the version that they saw. If that version changes again before the command arrives, the member is
 * asked again.
 *
 * @param changes of its arguments: the version that it changes.
 * @param other the server's version when the member decided; the command now changes it.
 */
export function sendOver(
  deps: ManageDeps,
  owner: UserId,
  seq: number,
  changes: Readonly<Record<string, unknown>>,
  other: Confirmed,
): Promise<void> {
  const { db } = deps
  return db.transaction('rw', db.outbox, db.own, db.meta, async () => {
    const entry = await readReviewed(deps, owner, seq)
    if (entry === null) return
    await putOwn(db, owner, [other])
    const args = { ...(entry.args as Record<string, unknown>), ...changes }
    await db.outbox.put({ ...entry, args, base: other.state })
    await retry(deps, owner, seq)
  })
}

/** The member lets the other version stand: it becomes their confirmed state, and their own leaves the device. */
export function keepOther(deps: ManageDeps, owner: UserId, seq: number, other: Confirmed): Promise<void> {
  const { db } = deps
  return db.transaction('rw', db.outbox, db.own, db.history, db.meta, async () => {
    if ((await readReviewed(deps, owner, seq)) === null) return
    await putOwn(db, owner, [other])
    await discard(deps, owner, seq)
  })
}

/** Null once another tab has decided. */
async function readReviewed({ db }: ManageDeps, owner: UserId, seq: number) {
  const entry = await readOwn(db, owner, seq)
  return entry?.state === 'review' ? entry : null
}
