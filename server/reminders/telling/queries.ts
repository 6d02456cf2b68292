import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { reminders } from '../../db/schema/reminders.ts'
import type { ReminderRow } from '../queries.ts'

/** A thing that was cancelled stays open until its time, since it may return. */
const isOpen = and(eq(reminders.set, true), isNull(reminders.toldAt))

/** Reminders that are due and of which nobody was told, the longest due first. */
export function listDue(db: Db, now: Date, limit: number): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(and(isOpen, lte(reminders.dueAt, now)))
    .orderBy(asc(reminders.dueAt))
    .limit(limit)
}

/** The thing of a reminder: its kind and its id. */
export type ThingKey = Pick<ReminderRow, 'kind' | 'thingId'>

/** The things of which somebody is still to be reminded, each once, in a fixed order after one of them. */
export function listOpenThings(db: Db, after: ThingKey | null, limit: number): Promise<ThingKey[]> {
  const { kind, thingId } = reminders
  return db
    .selectDistinct({ kind, thingId })
    .from(reminders)
    .where(
      and(isOpen, after ? or(gt(kind, after.kind), and(eq(kind, after.kind), gt(thingId, after.thingId))) : undefined),
    )
    .orderBy(asc(kind), asc(thingId))
    .limit(limit)
}

/** Every open reminder of a thing. */
export function listOpenOf(db: Db, { kind, thingId }: ThingKey): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(and(isOpen, eq(reminders.kind, kind), eq(reminders.thingId, thingId)))
}

/** A reminder that is still open, locked until the end of the transaction; undefined once it is not. */
export async function lockOpen(tx: Tx, row: ReminderRow): Promise<ReminderRow | undefined> {
  const { userId, kind, thingId } = row
  const isIt = and(eq(reminders.userId, userId), eq(reminders.kind, kind), eq(reminders.thingId, thingId))
  const [found] = await tx.select().from(reminders).where(and(isOpen, isIt)).for('update')
  return found
}
