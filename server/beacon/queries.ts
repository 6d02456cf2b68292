import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { beaconCounts } from '../db/schema/beacon.ts'

/** The key of a count: requests that agree in all of it are counted together on one day. */
export type Counted = Omit<typeof beaconCounts.$inferInsert, 'count'>

/** Adds one to a count. Answers whether the count is the first of its key on that day. */
export async function countOne(db: Db, counted: Counted): Promise<boolean> {
  const [row] = await db
    .insert(beaconCounts)
    .values({ ...counted, count: 1 })
    .onConflictDoUpdate({
      target: [beaconCounts.day, beaconCounts.key],
      set: { count: sql`${beaconCounts.count} + 1` },
    })
    .returning({ count: beaconCounts.count })
  return row?.count === 1
}

/** Adds one to a count that exists on that day, and does nothing otherwise. */
export async function countKnown(db: Db, { day, key }: Counted): Promise<void> {
  await db
    .update(beaconCounts)
    .set({ count: sql`${beaconCounts.count} + 1` })
    .where(and(eq(beaconCounts.day, day), eq(beaconCounts.key, key)))
}

/** The number of different counts of a day. */
export function countRows(db: Db, day: string): Promise<number> {
  return db.$count(beaconCounts, eq(beaconCounts.day, day))
}

/** @param day the first day that stays. */
export async function deleteBefore(db: Db, day: string): Promise<void> {
  await db.delete(beaconCounts).where(lt(beaconCounts.day, day))
}
