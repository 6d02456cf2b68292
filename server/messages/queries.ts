import { and, asc, count, desc, eq, getTableColumns, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { givesReceipts, isPartShown, isUnmuted } from '../db/isPartShown.ts'
import { images } from '../db/schema/media.ts'
import { messageDeletions, messageMembers, messages, messageThreads } from '../db/schema/messages.ts'
import { users } from '../db/schema/users.ts'
import type { MemberRow, MessageRow, ThreadRow } from './rows.ts'
import { isKeptFor } from './seen/queries.ts'

const isMember = (threadId: string, userId: string) =>
  and(eq(messageMembers.threadId, threadId), eq(messageMembers.userId, userId))

/** Of these members, those with whom one may start a thread: they let one write, and neither has muted the other. */
export async function listAddressable(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(users.hidden, false),
        isPartShown('messages', users.id, userId),
        isUnmuted(users.id, userId),
      ),
    )
  return rows.map(({ id }) => id)
}

/** The ids of all members of a thread, also of those who have left, in one order. */
export async function listMemberIds(tx: Tx, threadId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: messageMembers.userId })
    .from(messageMembers)
    .where(eq(messageMembers.threadId, threadId))
    .orderBy(asc(messageMembers.userId))
  return rows.map(({ userId }) => userId)
}

/** The ids of the members of a thread who have not left, in one order. */
export async function listActiveIds(tx: Tx, threadId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: messageMembers.userId })
    .from(messageMembers)
    .where(and(eq(messageMembers.threadId, threadId), eq(messageMembers.hasLeft, false)))
    .orderBy(asc(messageMembers.userId))
  return rows.map(({ userId }) => userId)
}

export async function findThread(db: Db | Tx, id: string): Promise<ThreadRow | undefined> {
  const [row] = await db.select().from(messageThreads).where(eq(messageThreads.id, id))
  return row
}

/** The part of a member in a thread; undefined for whoever was never in it. */
export async function findMember(db: Db | Tx, threadId: string, userId: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(messageMembers).where(isMember(threadId, userId))
  return row
}

/**
 * The members of a thread whom a message of one of them reaches: they have not left, have not blocked the thread, are
 * not hidden, and are in no mute with the sender.
 */
export async function listReached(
  tx: Tx,
  threadId: string,
  senderId: string,
): Promise<{ userId: string; attention: MemberRow['attention'] }[]> {
  return tx
    .select({ userId: messageMembers.userId, attention: messageMembers.attention })
    .from(messageMembers)
    .innerJoin(users, eq(users.id, messageMembers.userId))
    .where(
      and(
        eq(messageMembers.threadId, threadId),
        ne(messageMembers.userId, senderId),
        eq(messageMembers.hasLeft, false),
        ne(messageMembers.attention, 'blocked'),
        eq(users.hidden, false),
        isUnmuted(users.id, senderId),
      ),
    )
}

/** Of the others in a thread, those who are told what a member has read: both give receipts. */
export async function listReceivers(tx: Tx, threadId: string, readerId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: messageMembers.userId })
    .from(messageMembers)
    .where(
      and(
        eq(messageMembers.threadId, threadId),
        ne(messageMembers.userId, readerId),
        eq(messageMembers.hasLeft, false),
        givesReceipts(messageMembers.userId),
        givesReceipts(readerId),
      ),
    )
    .orderBy(asc(messageMembers.userId))
  return rows.map(({ userId }) => userId)
}

/** The others in some threads as a viewer sees them, by name, those who have left too. */
export async function listPeople(db: Db | Tx, ids: readonly string[], viewer: string) {
  if (ids.length === 0) return []
  const { id, username, credentials, hidden } = users
  return db
    .select({
      ...{ threadId: messageMembers.threadId, hasLeft: messageMembers.hasLeft, readSeq: messageMembers.readSeq },
      ...{ id, username, credentials, hidden, avatar: getTableColumns(images) },
      givesReceipts: sql<boolean>`(${givesReceipts(users.id)} and ${givesReceipts(viewer)})`,
    })
    .from(messageMembers)
    .innerJoin(users, eq(users.id, messageMembers.userId))
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .where(and(inArray(messageMembers.threadId, [...ids]), ne(messageMembers.userId, viewer)))
    .orderBy(asc(users.usernameKey))
}

export async function listThreads(db: Db | Tx, ids: readonly string[]): Promise<ThreadRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(messageThreads)
    .where(inArray(messageThreads.id, [...ids]))
}

/** The latest message of each of these threads that a viewer sees. */
export async function listLast(db: Db | Tx, ids: readonly string[], viewer: string): Promise<MessageRow[]> {
  if (ids.length === 0) return []
  return db
    .selectDistinctOn([messages.threadId])
    .from(messages)
    .where(and(inArray(messages.threadId, [...ids]), isKeptFor(viewer)))
    .orderBy(messages.threadId, desc(messages.seq))
}

/** A message of somebody else after the place up to which its thread's member has read, which counts as unread. */
const isUnread = (viewer: string) =>
  and(
    eq(messageMembers.userId, viewer),
    eq(messageMembers.hasLeft, false),
    gt(messages.seq, messageMembers.readSeq),
    ne(messages.userId, viewer),
    eq(messages.hidden, false),
    isKeptFor(viewer),
  )

/** The number of unread messages of a member in some threads, by thread; none where there are none. */
export async function countUnreadOf(db: Db | Tx, ids: readonly string[], viewer: string): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ threadId: messages.threadId, number: count() })
    .from(messages)
    .innerJoin(messageMembers, eq(messageMembers.threadId, messages.threadId))
    .where(and(isUnread(viewer), inArray(messages.threadId, [...ids])))
    .groupBy(messages.threadId)
  return new Map(rows.map(({ threadId, number }) => [threadId, Number(number)]))
}

/** The number of all unread messages of a member, but for muted and blocked threads. */
export async function countUnread(db: Db, viewer: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(messages)
    .innerJoin(messageMembers, eq(messageMembers.threadId, messages.threadId))
    .where(and(isUnread(viewer), eq(messageMembers.attention, 'all')))
  return Number(row?.number ?? 0)
}

export async function insertThread(tx: Tx, thread: ThreadRow, members: readonly MemberRow[]): Promise<void> {
  await tx.insert(messageThreads).values(thread)
  await tx.insert(messageMembers).values([...members])
}

/** Changes a member's part in a thread. */
export async function saveMember(tx: Tx, threadId: string, userId: string, set: Partial<MemberRow>): Promise<void> {
  await tx.update(messageMembers).set(set).where(isMember(threadId, userId))
}

/** Notes a change of a thread for one of its members; its time never goes back. */
export async function noteChange(
  tx: Tx,
  threadId: string,
  userId: string,
  { changeSeq, now }: { changeSeq: number; now: Date },
): Promise<void> {
  const updatedAt = sql`greatest(${messageMembers.updatedAt}, ${now.toISOString()}::timestamptz)`
  await tx.update(messageMembers).set({ changeSeq, updatedAt }).where(isMember(threadId, userId))
}

export async function findMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id))
  return row
}

export async function insertMessage(tx: Tx, row: MessageRow): Promise<void> {
  await tx.insert(messages).values(row)
  await tx.update(messageThreads).set({ lastSeq: row.seq }).where(eq(messageThreads.id, row.threadId))
}

/** Deletes a thread with its messages, once nobody is left in it. */
export async function deleteThread(tx: Tx, id: string): Promise<void> {
  await tx.delete(messageThreads).where(eq(messageThreads.id, id))
}

/** A member's threads that changed after a number, in the order of the changes; those that are gone, too. */
export async function listChangedMembers(db: Db, userId: string, since: number, limit: number): Promise<MemberRow[]> {
  return db
    .select()
    .from(messageMembers)
    .where(and(eq(messageMembers.userId, userId), gt(messageMembers.changeSeq, since)))
    .orderBy(asc(messageMembers.changeSeq))
    .limit(limit)
}

/** A member's own messages that changed after a number, in the order of the changes. */
export async function listChangedMessages(db: Db, userId: string, since: number, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), gt(messages.changeSeq, since)))
    .orderBy(asc(messages.changeSeq))
    .limit(limit)
}

/** The messages that a member has deleted for themselves after a number, in the order of the changes. */
export async function listChangedDeletions(db: Db, userId: string, since: number, limit: number) {
  return db
    .select({ deletion: messageDeletions, message: messages })
    .from(messageDeletions)
    .innerJoin(messages, eq(messages.id, messageDeletions.messageId))
    .where(and(eq(messageDeletions.userId, userId), gt(messageDeletions.changeSeq, since)))
    .orderBy(asc(messageDeletions.changeSeq))
    .limit(limit)
}

/** The threads of a member that they have not left, in a fixed order. */
export async function listMemberships(db: Db | Tx, userId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(messageMembers)
    .where(and(eq(messageMembers.userId, userId), eq(messageMembers.hasLeft, false)))
    .orderBy(asc(messageMembers.threadId))
}
