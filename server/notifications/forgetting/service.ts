import type { Database } from '../../db/client.ts'
import type { Clock } from '../../http/clock.ts'
import type { Jobs } from '../../jobs/service.ts'
import { deleteOld } from './queries.ts'

const JOB = 'notifications.prune'
const DAY_MS = 86_400_000
/** Nobody looks for what happened last spring. */
const KEPT_MS = 90 * DAY_MS

/** Once a day: deletes old notifications. */
export async function registerForgetting(input: {
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'add'>
}): Promise<void> {
  const { database, clock, jobs } = input
  const plan = (runAt: Date) => jobs.add(JOB, {}, { key: 'daily', runAt })
  jobs.handle(JOB, async () => {
    await deleteOld(database.db, new Date(clock().getTime() - KEPT_MS))
    await plan(new Date(clock().getTime() + DAY_MS))
  })
  await plan(clock())
}
