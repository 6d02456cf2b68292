import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Tx } from '../../db/client.ts'
import { announce } from '../../events/service.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { lockThings } from '../../things/queries.ts'
import * as queries from '../queries.ts'
import type { MemberRow, ThreadRow } from '../rows.ts'

/** `limits`: whether quotas hold. */
export type MessageCommand = CommandContext & { member: Member; now: Date; limits: boolean }

/**
 * Locks all members of a thread, in one order, so that one change of it follows the other and places are given once.
 *
 * @throws ProblemError `not_found` for whoever is not in it (any more), as for one that is missing.
 */
export async function lockThread(
  { tx, member }: Pick<MessageCommand, 'tx' | 'member'>,
  id: string,
): Promise<{ thread: ThreadRow; own: MemberRow }> {
  await lockThings(tx, 'users', await queries.listMemberIds(tx, id))
  const thread = await queries.findThread(tx, id)
  const own = await queries.findMember(tx, id, member.id)
  if (!thread || !own || own.hasLeft) throw new ProblemError('not_found')
  return { thread, own }
}

/** Counts a change for some members, so that their devices fetch the thread, and announces it to their open pages. */
export async function noteChanges(tx: Tx, id: string, members: readonly string[], now: Date): Promise<void> {
  for (const userId of members) {
    await queries.noteChange(tx, id, userId, { changeSeq: await nextChangeSeq(tx, userId), now })
  }
  const thing = { type: 'threads', id }
  await announce(
    tx,
    now,
    members.map((userId) => ({ kind: 'message.changed', topic: `users/${userId}`, thing, actorId: null })),
  )
}
