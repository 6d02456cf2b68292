import type { ThreadAttention } from '#contract/messages.ts'
import { forgetMessageNews } from '../../notifications/service.ts'
import { lockThread, type MessageCommand, noteChanges } from '../changing/service.ts'
import * as queries from '../queries.ts'
import { toThread } from '../viewing/service.ts'

/**
 * Says up to where the member has read. The mark only moves forward, and never beyond the latest message.
 *
 * @throws ProblemError `not_found` for a thread in which the member is not.
 */
export async function readThread(command: MessageCommand, id: string, seq: number) {
  const { tx, member, now } = command
  const { thread, own } = await lockThread(command, id)
  const readSeq = Math.min(seq, thread.lastSeq)
  if (readSeq > own.readSeq) {
    await queries.saveMember(tx, id, member.id, { readSeq })
    await noteChanges(tx, id, [member.id, ...(await queries.listReceivers(tx, id, member.id))].sort(), now)
    if (readSeq === thread.lastSeq) await forgetMessageNews(tx, now, member.id, id)
    await command.logEffect('thread.read', `threads/${id}`)
  }
  return { applied: true, current: await toThread(tx, id, member.id) }
}

/**
 * Mutes or blocks a thread, or hears of it again. The latest intent wins.
 *
 * @throws ProblemError `not_found` for a thread in which the member is not.
 */
export async function setAttention(command: MessageCommand, id: string, attention: ThreadAttention) {
  const { tx, member, intentAt, now } = command
  const { own } = await lockThread(command, id)
  if (own.intentAt > intentAt) return { applied: false, current: await toThread(tx, id, member.id) }
  await queries.saveMember(tx, id, member.id, { attention, intentAt })
  if (attention !== own.attention) {
    await noteChanges(tx, id, [member.id], now)
    if (attention !== 'all') await forgetMessageNews(tx, now, member.id, id)
    await command.logEffect('thread.attention', `threads/${id}`)
  }
  return { applied: true, current: await toThread(tx, id, member.id) }
}

/**
 * Takes a member out of a thread, for good. The last one takes the thread along.
 *
 * @throws ProblemError `not_found` for a thread in which the member is not (any more).
 */
export async function leaveThread(command: MessageCommand, id: string) {
  const { tx, member, now } = command
  await lockThread(command, id)
  const active = await queries.listActiveIds(tx, id)
  await queries.saveMember(tx, id, member.id, { hasLeft: true })
  await noteChanges(tx, id, active, now)
  await forgetMessageNews(tx, now, member.id, id)
  if (active.length === 1) await queries.deleteThread(tx, id)
  await command.logEffect('thread.leave', `threads/${id}`)
  return { applied: true, current: await toThread(tx, id, member.id) }
}
