import { and, eq, isNull, lte, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { notifications } from '../../db/schema/notifications.ts'

/** Marks all notifications up to one as read. @returns whether that changed something. */
export async function readUntil(tx: Tx, userId: string, id: number, now: Date): Promise<boolean> {
  return setRead(tx, and(eq(notifications.userId, userId), lte(notifications.id, id)), now)
}

/** Marks a notification and its group as read. @returns whether that changed something. */
export async function readGroup(tx: Tx, userId: string, id: number, now: Date): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
  if (!row) return false
  const { kind, subjectType, subjectId, thingType } = row
  const isOfGroup = and(
    eq(notifications.userId, userId),
    lte(notifications.id, id),
    eq(notifications.kind, kind),
    eq(notifications.subjectType, subjectType),
    eq(notifications.subjectId, subjectId),
    eq(notifications.thingType, thingType),
    ['moderation', 'reminder', 'meetup', 'message'].includes(kind) ? eq(notifications.id, id) : undefined,
  )
  return setRead(tx, isOfGroup, now)
}

async function setRead(tx: Tx, which: SQL | undefined, now: Date): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(which, isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  return rows.length > 0
}
