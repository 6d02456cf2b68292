import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { moderationLog } from '../../db/schema/moderation.ts'
import type { LogRow, ThingKey } from '../rows.ts'

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

export async function countWarnings(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(moderationLog, and(eq(moderationLog.subjectId, userId), eq(moderationLog.action, 'warn')))
}
