import type { UserId } from '#contract/ids.ts'
import { isDamagedKept, setDamagedAside } from './damaged.ts'
import type { OutboxDatabase } from './database.ts'
import { parkedFact } from './meta.ts'
import { readRow } from './readRow.ts'

/** The members on this device after one has left it. */
export type Leave = {
  /** The member who is signed in now: their state stays. */
  stays: readonly UserId[]
  /** The members whose waiting actions are deleted too. */
  discards: UserId | null
}

/**
 * Removes from the device what belongs to members who do not stay: confirmed state, history, ids, and facts of the
 * queue. Waiting entries stay, bound to their owner, unless they are discarded, and so do damaged rows. With them stay
 * the ids that they may refer to, and the reason of the pause: parked, so that a worker that is woken before the server
 * knows of the sign-out sends nothing of it. May be repeated.
 *
 * An entry that is being sent loses its lease: its answer then writes nothing behind the wipe, and it is sent
 * again under its key, as after a crash, when its owner is back.
 */
export function wipeOutbox(db: OutboxDatabase, { stays, discards }: Leave): Promise<void> {
  const isOther = ({ owner }: { owner: UserId }) => !stays.includes(owner)
  return db.transaction('rw', [db.outbox, db.own, db.idmap, db.history, db.meta], async () => {
    await setDamagedAside(db)
    if (discards !== null && !stays.includes(discards)) await db.outbox.where('owner').equals(discards).delete()
    const waiting = new Set<UserId>()
    for (const row of await db.outbox.filter(isOther).toArray()) {
      waiting.add(row.owner)
      const read = readRow(row)
      if (read.kind !== 'entry' || read.entry.lease === null) continue
      await db.outbox.put({ ...read.entry, lease: { ...read.entry.lease, id: NOBODY } })
    }
    await db.own.filter(isOther).delete()
    await db.history.filter(isOther).delete()
    await db.idmap.filter((row) => isOther(row) && !waiting.has(row.owner)).delete()
    await db.meta
      .filter(({ k }) => {
        if (isDamagedKept(k, discards)) return false
        const [name, owner] = k.split(':') as [string, UserId | undefined]
        return owner !== undefined && isOther({ owner }) && !(waiting.has(owner) && staysWithQueue.has(name))
      })
      .delete()
    for (const owner of waiting) {
      if ((await parkedFact.read(db, owner)) === null) await parkedFact.write(db, owner, { reason: 'signIn', at: 0 })
    }
  })
}

/** A lease that no replayer holds. */
const NOBODY = ''

/** The facts that keep a queue from being sent too early, or in another order than it was meant. */
const staysWithQueue = new Set(['parked', 'pause', 'device'])
