import { nextChangeSeq } from '../../db/changeSeq.ts'
import { ProblemError } from '../../http/problemError.ts'
import { takeFromQuota } from '../../http/quota.ts'
import { tellMessage } from '../../notifications/service.ts'
import { lockThread, type MessageCommand, noteChanges } from '../changing/service.ts'
import * as queries from '../queries.ts'
import { toDeletedMessage, toOwnMessage } from '../viewing/service.ts'
import * as deletions from './queries.ts'

/** The limit of messages of one member: enough for a lively talk, too few to flood anybody. */
export const MESSAGES = { kind: 'messages', max: 300, windowSeconds: 3600 }

/**
 * Sends a message: it gets the next place in its thread, in the order of arrival. One with the id of an own message is
 * that one, and stays as it is.
 *
 * @throws ProblemError `not_found` for a thread in which the member is not, `owner` for the id of another message,
 * `invalid` where it reaches nobody (they have left, blocked the thread or muted the member), `quota_full`.
 */
export async function sendMessage(command: MessageCommand, threadId: string, input: { id: string; body: string }) {
  const { tx, member, now } = command
  const { thread } = await lockThread(command, threadId)
  const before = await queries.findMessage(tx, input.id)
  if (before) {
    if (before.userId !== member.id || before.threadId !== threadId) throw new ProblemError('owner')
    return { applied: false, current: toOwnMessage(before) }
  }
  const reached = await queries.listReached(tx, threadId, member.id)
  if (reached.length === 0)
    throw new ProblemError('invalid', { detail: 'In dieser Unterhaltung liest niemand mehr mit.' })
  if (command.limits) await takeFromQuota(command, MESSAGES)
  const changeSeq = await nextChangeSeq(tx, member.id)
  const row = {
    ...{ id: input.id, threadId, seq: thread.lastSeq + 1, userId: member.id, body: input.body },
    ...{ hidden: false, createdAt: now, changeSeq },
  }
  await queries.insertMessage(tx, row)
  await noteChanges(tx, threadId, await queries.listActiveIds(tx, threadId), now)
  const to = reached.flatMap(({ userId, attention }) => (attention === 'all' ? [userId] : []))
  await tellMessage(tx, now, { to, thread: threadId, actorId: member.id, words: 'hat dir geschrieben' })
  await command.logEffect('message.send', `messages/${row.id}`)
  return { applied: true, current: toOwnMessage(row) }
}

/**
 * Deletes a message for this member alone: the others keep theirs.
 *
 * @throws ProblemError `not_found` for a message or a thread that the member does not see.
 */
export async function deleteMessage(command: MessageCommand, threadId: string, id: string) {
  const { tx, member, now } = command
  await lockThread(command, threadId)
  const message = await queries.findMessage(tx, id)
  if (message?.threadId !== threadId) throw new ProblemError('not_found')
  const before = await deletions.findDeletion(tx, member.id, id)
  if (before) return { applied: true, current: toDeletedMessage(message, before.deletedAt) }
  const deletedAt = new Date(Math.max(now.getTime(), message.createdAt.getTime() + 1))
  await deletions.insertDeletion(tx, {
    ...{ userId: member.id, messageId: id, deletedAt, changeSeq: await nextChangeSeq(tx, member.id) },
  })
  // The last message and the number of unread ones may be others now.
  await noteChanges(tx, threadId, [member.id], now)
  await command.logEffect('message.delete', `messages/${id}`)
  return { applied: true, current: toDeletedMessage(message, deletedAt) }
}
