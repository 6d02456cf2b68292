import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { WrittenType } from '#contract/moderationMembers.ts'
import type { Db, Tx } from '../db/client.ts'
import { marks } from '../db/schema/marks.ts'
import { memberBlocks, moderationLog, notices } from '../db/schema/moderation.ts'
import { findNames as findThingNames } from '../things/queries.ts'
import { listModeratedKinds } from '../things/registry.ts'
import type { BlockRow, FlagWordsRow, LogRow, NoticeRow, ThingKey } from './rows.ts'

type PageOfRows = { offset: number; limit: number }

/** Adds an entry to the log. False when an entry of this id exists already. */
export async function insertLog(tx: Tx, row: LogRow): Promise<boolean> {
  const rows = await tx.insert(moderationLog).values(row).onConflictDoNothing().returning({ id: moderationLog.id })
  return rows.length > 0
}

export async function findLog(db: Db | Tx, id: string): Promise<LogRow | undefined> {
  const [row] = await db.select().from(moderationLog).where(eq(moderationLog.id, id))
  return row
}

/** The log, the latest entries first; of one member, or of all. */
export async function listLog(db: Db, subjectId: string | undefined, page: PageOfRows): Promise<LogRow[]> {
  return db
    .select()
    .from(moderationLog)
    .where(subjectId === undefined ? undefined : eq(moderationLog.subjectId, subjectId))
    .orderBy(desc(moderationLog.at), desc(moderationLog.id))
    .offset(page.offset)
    .limit(page.limit)
}

/** The last entry of each of several things, warnings included. */
export async function listLast(db: Db, keys: readonly ThingKey[]): Promise<LogRow[]> {
  if (keys.length === 0) return []
  const ids = keys.map(({ id }) => id)
  return db
    .selectDistinctOn([moderationLog.itemType, moderationLog.itemId])
    .from(moderationLog)
    .where(inArray(moderationLog.itemId, ids))
    .orderBy(moderationLog.itemType, moderationLog.itemId, desc(moderationLog.at))
}

/** The flags of several things that have the member's own words, the latest first. */
export async function listFlagWords(db: Db, keys: readonly ThingKey[]): Promise<FlagWordsRow[]> {
  if (keys.length === 0) return []
  const { itemType, itemId, userId, reason, words, updatedAt } = marks
  const ids = keys.map(({ id }) => id)
  return db
    .select({ itemType, itemId, userId, reason, words: sql<string>`${words}`, updatedAt })
    .from(marks)
    .where(and(eq(marks.kind, 'flag'), eq(marks.set, true), inArray(itemId, ids), isNotNull(words)))
    .orderBy(desc(updatedAt), userId)
}

/** Names of members by id; deleted members have none. */
export async function findNames(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await findThingNames(db, 'users', [...new Set(ids)], null)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findBlock(db: Db | Tx, userId: string): Promise<BlockRow | undefined> {
  const [row] = await db.select().from(memberBlocks).where(eq(memberBlocks.userId, userId))
  return row
}

export async function saveBlock(tx: Tx, row: BlockRow): Promise<void> {
  const { userId: target } = memberBlocks
  await tx.insert(memberBlocks).values(row).onConflictDoUpdate({ target, set: row })
}

export async function deleteBlock(tx: Tx, userId: string): Promise<void> {
  await tx.delete(memberBlocks).where(eq(memberBlocks.userId, userId))
}

/** The number of open flags of a thing. */
export async function countOpenFlags(tx: Tx, { type, id }: ThingKey): Promise<number> {
  const closedAt = tx
    .select({ at: sql`coalesce(max(${moderationLog.at}), '-infinity')` })
    .from(moderationLog)
    .where(
      and(
        eq(moderationLog.itemType, type),
        eq(moderationLog.itemId, id),
        inArray(moderationLog.action, ['hide', 'dismiss']),
      ),
    )
  return tx.$count(
    marks,
    and(
      eq(marks.kind, 'flag'),
      eq(marks.itemType, type),
      eq(marks.itemId, id),
      eq(marks.set, true),
      sql`${marks.updatedAt} > (${closedAt})`,
    ),
  )
}

export async function countWarnings(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(moderationLog, and(eq(moderationLog.subjectId, userId), eq(moderationLog.action, 'warn')))
}

/** The numbers of a member's visible and hidden things, by type. */
export async function countThingsOf(db: Db, userId: string) {
  const written = listModeratedKinds().filter(({ table, author }) => author !== table.id)
  const numbers = await Promise.all(
    written.map(async ({ type, table, author, isShown }) => ({
      type,
      shown: await db.$count(table, and(eq(author, userId), isShown)),
      hidden: await db.$count(table, and(eq(author, userId), eq(table.hidden, true))),
    })),
  )
  return {
    ...(Object.fromEntries(numbers.map(({ type, shown }) => [type, shown])) as Record<WrittenType, number>),
    hidden: numbers.reduce((sum, { hidden }) => sum + hidden, 0),
  }
}

export async function insertNotice(tx: Tx, row: NoticeRow): Promise<void> {
  await tx.insert(notices).values(row)
}

/** The messages that a member has not dismissed, the latest first. */
export async function listNotices(db: Db, userId: string): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(50)
}

export async function readNotice(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), eq(notices.id, id), isNull(notices.readAt)))
}
