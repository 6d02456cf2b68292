import { ProblemError } from '../../http/problemError.ts'
import { takeFromQuota } from '../../http/quota.ts'
import { lockThings } from '../../things/queries.ts'
import { type MessageCommand, noteChanges } from '../changing/service.ts'
import * as queries from '../queries.ts'
import { toThread } from '../viewing/service.ts'

/** The limit of threads that one member starts: enough for a busy evening, too few to pester a community. */
export const THREADS = { kind: 'message-threads', max: 30, windowSeconds: 3600 }

/**
 * Starts a thread. The others hear of it with its first message. Whoever takes no messages of this member when it
 * arrives is left out. A thread with the id of one in which the member is stays as it is.
 *
 * @throws ProblemError `not_found` for the id of a thread of others, `invalid` where nobody is left, `quota_full`.
 */
export async function startThread(
  command: MessageCommand,
  { id, members }: { id: string; members: readonly string[] },
) {
  const { tx, member, intentAt, now } = command
  const asked = [...new Set<string>(members)].filter((each) => each !== member.id)
  await lockThings(tx, 'users', [member.id, ...asked])
  if ((await queries.listMemberIds(tx, id)).length > 0) {
    const own = await queries.findMember(tx, id, member.id)
    if (!own) throw new ProblemError('not_found')
    return { applied: false, current: await toThread(tx, id, member.id) }
  }
  const addressed = await queries.listAddressable(tx, member.id, asked)
  if (addressed.length === 0) {
    const detail =
      asked.length > 1
        ? 'Keiner von ihnen nimmt Nachrichten von dir an.'
        : 'Dieses Mitglied nimmt keine Nachrichten von dir an.'
    throw new ProblemError('invalid', { detail })
  }
  if (command.limits) await takeFromQuota(command, THREADS)
  const toMember = (userId: string) => ({
    ...{ threadId: id, userId, readSeq: 0, attention: 'all' as const, hasLeft: false },
    ...{ intentAt, joinedAt: now, updatedAt: now, changeSeq: 0 },
  })
  await queries.insertThread(tx, { id, lastSeq: 0, createdAt: now }, [member.id, ...addressed].map(toMember))
  await noteChanges(tx, id, [member.id], now)
  await command.logEffect('thread.start', `threads/${id}`)
  return { applied: true, current: await toThread(tx, id, member.id) }
}
