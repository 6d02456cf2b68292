import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { jobs } from '../db/schema/jobs.ts'

export type JobRow = typeof jobs.$inferSelect
export type NewJob = Pick<JobRow, 'kind' | 'key' | 'payload' | 'priority' | 'runAt'>

/** A job that is there already gets the new payload and another chance; one that is being worked on runs again. */
export async function insertJobs(db: Db | Tx, rows: readonly NewJob[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(jobs)
    .values([...rows])
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      targetWhere: sql`key is not null`,
      set: {
        payload: sql`excluded.payload`,
        priority: sql`excluded.priority`,
        runAt: sql`excluded.run_at`,
        attempts: 0,
        lockedUntil: null,
        failedAt: null,
        lastError: null,
      },
    })
}

/** Makes a job that waits more urgent; one that is urgent enough, or in hand, stays as it is. */
export async function raiseJob(db: Db, kind: string, key: string, priority: number): Promise<void> {
  await db
    .update(jobs)
    .set({ priority })
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key), lt(jobs.priority, priority)))
}

/** Takes the most urgent job that is due, until `lockedUntil`; what another worker has is passed over. */
export async function claimJob(
  db: Db,
  kinds: readonly string[],
  now: Date,
  lockedUntil: Date,
): Promise<JobRow | undefined> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.failedAt),
        inArray(jobs.kind, [...kinds]),
        lte(jobs.runAt, now),
        or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now)),
      ),
    )
    .orderBy(sql`${jobs.priority} desc`, jobs.runAt, jobs.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await db
    .update(jobs)
    .set({ lockedUntil, attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, sql`(${due})`))
    .returning()
  return job
}

/** The attempt is part of the address: a worker that was overtaken, or whose job came anew, changes nothing. */
function claimed(job: JobRow) {
  return and(
    eq(jobs.id, job.id),
    eq(jobs.attempts, job.attempts),
    job.lockedUntil ? eq(jobs.lockedUntil, job.lockedUntil) : isNull(jobs.lockedUntil),
  )
}

export async function deleteJob(db: Db, job: JobRow): Promise<void> {
  await db.delete(jobs).where(claimed(job))
}

/** `failedAt` set: given up. */
export async function releaseJob(
  db: Db,
  job: JobRow,
  change: { runAt: Date; lastError: string; failedAt: Date | null },
): Promise<void> {
  await db
    .update(jobs)
    .set({ ...change, lockedUntil: null })
    .where(claimed(job))
}
