import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from './client.ts'
import { limits } from './schema/limits.ts'

/** Adds one to a bucket that all processes share; a window begins with its first count. */
export async function countInBucket(
  db: Db | Tx,
  bucket: string,
  windowSeconds: number,
  now: Date,
): Promise<{ count: number; resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000)
  const over = sql`${limits.resetsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(limits)
    .values({ bucket, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: limits.bucket,
      set: {
        count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${limits.resetsAt} end`,
      },
    })
    .returning({ count: limits.count, resetsAt: limits.resetsAt })
  return row ?? { count: 1, resetsAt }
}

/** The count of a bucket in its current window; nothing is added. */
export async function readBucket(db: Db, bucket: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: limits.count })
    .from(limits)
    .where(and(eq(limits.bucket, bucket), gt(limits.resetsAt, now)))
  return row?.count ?? 0
}

export async function clearBucket(db: Db, bucket: string): Promise<void> {
  await db.delete(limits).where(eq(limits.bucket, bucket))
}

export async function deleteOldBuckets(db: Db, now: Date): Promise<void> {
  await db.delete(limits).where(lt(limits.resetsAt, now))
}
