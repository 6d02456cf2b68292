import { and, asc, eq, gt, gte, ne, or } from 'drizzle-orm'
import type { DatedType } from '#contract/datedThings.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { Db, Tx } from '../db/client.ts'
import { reminders } from '../db/schema/reminders.ts'

export type ReminderRow = typeof reminders.$inferSelect

export async function findReminder(
  tx: Tx,
  userId: string,
  kind: DatedType,
  id: string,
): Promise<ReminderRow | undefined> {
  const [row] = await tx
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), eq(reminders.kind, kind), eq(reminders.thingId, id)))
  return row
}

export async function saveReminder(tx: Tx, row: ReminderRow): Promise<void> {
  const { userId: _user, kind: _kind, thingId: _thing, ...set } = row
  await tx
    .insert(reminders)
    .values(row)
    .onConflictDoUpdate({ target: [reminders.userId, reminders.kind, reminders.thingId], set })
}

/** The number of the member's reminders of things that are still to come, apart from this one. */
export function countOthers(tx: Tx, row: Pick<ReminderRow, 'userId' | 'kind' | 'thingId'>, today: CalendarDate) {
  const isOther = or(ne(reminders.kind, row.kind), ne(reminders.thingId, row.thingId))
  return tx.$count(
    reminders,
    and(eq(reminders.userId, row.userId), eq(reminders.set, true), gte(reminders.date, today), isOther),
  )
}

/** A member's reminders that changed after a number, in the order of the changes; those taken back, too. */
export async function findChangedReminders(
  db: Db,
  userId: string,
  since: number,
  limit: number,
): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), gt(reminders.changeSeq, since)))
    .orderBy(asc(reminders.changeSeq))
    .limit(limit)
}
