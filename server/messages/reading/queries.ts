import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { messageMembers, messages } from '../../db/schema/messages.ts'
import type { MessageRow } from '../rows.ts'
import { isKeptFor, isSeenMessage } from '../seen/queries.ts'

/** The part of a thread that is asked for; without a place the latest. */
export type Place = { from?: number | undefined; before?: number | undefined }

/** Messages of a thread that a member sees, in their order. */
export async function listMessages(
  db: Db,
  threadId: string,
  viewer: string,
  { from, before }: Place,
  limit: number,
): Promise<MessageRow[]> {
  const isAsked = and(
    eq(messages.threadId, threadId),
    from === undefined ? undefined : gte(messages.seq, from),
    before === undefined ? undefined : lt(messages.seq, before),
    isKeptFor(viewer),
  )
  const rows = await db
    .select()
    .from(messages)
    .where(isAsked)
    .orderBy(from === undefined ? desc(messages.seq) : asc(messages.seq))
    .limit(limit)
  return from === undefined ? rows.reverse() : rows
}

/** Whether a member sees a message of a thread before a place. */
export async function hasBefore(db: Db, threadId: string, viewer: string, seq: number): Promise<boolean> {
  const isEarlier = and(eq(messages.threadId, threadId), lt(messages.seq, seq), isKeptFor(viewer))
  const rows = await db.select({ id: messages.id }).from(messages).where(isEarlier).limit(1)
  return rows.length > 0
}

/**
 * Messages of a member's threads that hold some words, the latest first.
 *
 * @param pattern of `ilike`.
 */
export async function findMessages(db: Db, viewer: string, pattern: string, limit: number): Promise<MessageRow[]> {
  const threads = db
    .select({ id: messageMembers.threadId })
    .from(messageMembers)
    .where(and(eq(messageMembers.userId, viewer), eq(messageMembers.hasLeft, false)))
  return db
    .select()
    .from(messages)
    .where(and(inArray(messages.threadId, threads), sql`${messages.body} ilike ${pattern}`, isSeenMessage(viewer)))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(limit)
}
