import type { QueryOf } from '#contract/call.ts'
import { moderationLogCall } from '#contract/moderationLog.ts'
import { moderationMemberCall } from '#contract/moderationMembers.ts'
import { noticesCall } from '#contract/moderationNotices.ts'
import { moderationQueueCall } from '#contract/moderationQueue.ts'
import { roleLogCall, roleMembersCall } from '#contract/roleChanges.ts'
import { toRef } from '../core/toRef.ts'

/** The part of the queue that is shown; empty: all that is open. */
export type QueueFilter = Omit<NonNullable<QueryOf<typeof moderationQueueCall>>, 'page'>

/** The moderation's queue: what is open, unless another state is asked for. */
export const moderationQueueRef = ({ state, type }: QueueFilter) =>
  toRef(moderationQueueCall, { query: { state: state === 'open' ? undefined : state, type } })

/** The log of the moderation. */
export const moderationLogRef = toRef(moderationLogCall)

/** The moderation's view of a member. */
export const moderationMemberRef = (id: string) => toRef(moderationMemberCall, { params: { id } })

/** The notices of the moderation to the signed-in member. */
export const noticesRef = toRef(noticesCall)

/** The members of a name; without one, all with a role. */
export const roleMembersRef = (name: string) => toRef(roleMembersCall, name === '' ? {} : { query: { q: name } })

/** The log of roles. */
export const roleLogRef = toRef(roleLogCall)
