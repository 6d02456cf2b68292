import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { beaconCounts } from '../db/schema/beacon.ts'

/** What is counted together on one day. */
export type Counted = Omit<typeof beaconCounts.$inferInsert, 'count'>

/** Counts one more. Answers whether nothing like it had been counted on that day. */
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

/** Counts one more of what was counted on that day already, and nothing else. */
export async function countKnown(db: Db, { day, key }: Counted): Promise<void> {
  await db
    .update(beaconCounts)
    .set({ count: sql`${beaconCounts.count} + 1` })
    .where(and(eq(beaconCounts.day, day), eq(beaconCounts.key, key)))
}

/** How many different things were counted on a day. */
export function countRows(db: Db, day: string): Promise<number> {
  return db.$count(beaconCounts, eq(beaconCounts.day, day))
}

/** @param day the first that stays. */
export async function deleteBefore(db: Db, day: string): Promise<void> {
  await db.delete(beaconCounts).where(lt(beaconCounts.day, day))
}
