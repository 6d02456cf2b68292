import { deleteOldCounts } from './beacon/service.ts'
import { cleanUp } from './db/cleanUp.ts'
import type { Database } from './db/client.ts'
import type { Clock } from './http/clock.ts'
import type { Jobs } from './jobs/service.ts'
import type { SessionService } from './session/service.ts'

const KIND = 'housekeeping'
const DAY_MS = 86_400_000

/** Once a day: old receipts, sessions that have run out, limits of the past, old counts. */
export async function registerHousekeeping(input: {
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'add'>
  sessions: Pick<SessionService, 'deleteExpired'>
}): Promise<void> {
  const { database, clock, jobs, sessions } = input
  const plan = (runAt: Date) => jobs.add(KIND, {}, { key: 'daily', runAt })
  jobs.handle(KIND, async () => {
    await cleanUp(database.db, clock())
    await sessions.deleteExpired()
    await deleteOldCounts(database.db, clock())
    await plan(new Date(clock().getTime() + DAY_MS))
  })
  await plan(clock())
}
