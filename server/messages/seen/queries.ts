import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Viewer } from '../../db/described.ts'
import { isFlagged } from '../../db/hasFlagged.ts'
import { hasMuted } from '../../db/isPartShown.ts'
import { messageDeletions, messageMembers, messages, messageThreads } from '../../db/schema/messages.ts'

/** Whether somebody is a member of a message's thread, as a condition of any query on `messages`. */
const isWithin = (viewer: Exclude<Viewer, null>): SQL => sql`exists (
  select from ${messageMembers} as within where within.thread_id = ${messages.threadId}
    and within.user_id = ${viewer} and not within.has_left)`

/**
 * Whether a member of a thread sees a message of it: they have not deleted it for themselves, nor muted its author. A
 * condition of any query on `messages`.
 */
export const isKeptFor = (viewer: Exclude<Viewer, null>): SQL => sql`(not exists (
  select from ${messageDeletions} as gone where gone.user_id = ${viewer} and gone.message_id = ${messages.id})
  and not ${hasMuted(viewer, messages.userId)})`

/** Whether somebody may read the words of a message, as a condition of any query on `messages`. Nobody else may. */
export const isSeenMessage = (viewer: Viewer): SQL =>
  viewer === null ? sql`false` : sql`(not ${messages.hidden} and ${isWithin(viewer)} and ${isKeptFor(viewer)})`

/** Whether somebody has reported a message: the moderation reads its words, and those of no other. */
export const isReported = (): SQL => isFlagged('messages', messages.id)

/** Not hidden by the moderation. */
export const isShownMessage = eq(messages.hidden, false)

/** The threads with messages in which two members are both, in a fixed order. */
export async function listShared(tx: Tx, one: string, other: string): Promise<string[]> {
  const rows = await tx
    .select({ id: messageMembers.threadId })
    .from(messageMembers)
    .innerJoin(messageThreads, eq(messageThreads.id, messageMembers.threadId))
    .where(
      and(
        inArray(messageMembers.userId, [one, other]),
        eq(messageMembers.hasLeft, false),
        gt(messageThreads.lastSeq, 0),
      ),
    )
    .groupBy(messageMembers.threadId)
    .having(sql`count(*) = 2`)
    .orderBy(asc(messageMembers.threadId))
  return rows.map(({ id }) => id)
}
