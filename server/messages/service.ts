import type { Db, Tx } from '../db/client.ts'
import { noteChanges } from './changing/service.ts'
import * as queries from './queries.ts'
import { listShared } from './seen/queries.ts'
import { toDeletedMessage, toOwnMessage, toThreads } from './viewing/service.ts'

/** The number of a member's unread messages, but for muted and blocked threads. */
export const countUnreadMessages = queries.countUnread

/** A member's threads that changed after a number, in the order in which they did; those that are gone, too. */
export async function listThreadChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.listChangedMembers(db, userId, since, limit)
  const views = await toThreads(db, rows, userId)
  return views.map((view, index) => ({
    seq: rows[index]?.changeSeq ?? 0,
    change: { kind: 'messageThread' as const, ...view },
  }))
}

/** A member's own messages that changed after a number, in the order in which they did. */
export async function listMessageChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.listChangedMessages(db, userId, since, limit)
  return rows.map((row) => ({ seq: row.changeSeq, change: { kind: 'message' as const, ...toOwnMessage(row) } }))
}

/** The messages that a member has deleted for themselves after a number, in the order in which they did. */
export async function listDeletionChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.listChangedDeletions(db, userId, since, limit)
  return rows.map(({ deletion, message }) => ({
    seq: deletion.changeSeq,
    change: { kind: 'message' as const, ...toDeletedMessage(message, deletion.deletedAt) },
  }))
}

/**
 * Sends the threads that two members share to their devices again, in the transaction that changes a mute between them:
 * who sees what has changed with it. Both members are locked.
 */
export async function noteThreadsBetween(tx: Tx, one: string, other: string, now: Date): Promise<void> {
  for (const id of await listShared(tx, one, other)) await noteChanges(tx, id, [one, other], now)
}

/**
 * Takes a member out of all threads, in the transaction that deletes the account. What they wrote stays with the others,
 * without a name; a thread in which nobody is left goes.
 */
export async function forgetMessages(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const { threadId: id } of await queries.listMemberships(tx, userId)) {
    const others = (await queries.listActiveIds(tx, id)).filter((each) => each !== userId)
    await queries.saveMember(tx, id, userId, { hasLeft: true })
    if (others.length === 0) await queries.deleteThread(tx, id)
    else await noteChanges(tx, id, others, now)
  }
}
