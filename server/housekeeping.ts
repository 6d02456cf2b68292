import { deleteOldSimilar } from './background/service.ts'
import { deleteOldCounts } from './beacon/service.ts'
import { deleteOldTotals } from './catalogue/service.ts'
import { cleanUp } from './db/cleanUp.ts'
import type { Database } from './db/client.ts'
import { type Repeating, repeat } from './jobs/service.ts'
import type { SessionService } from './session/service.ts'

/** Once a day: old receipts, sessions that have run out, limits of the past, old counts, totals and similar titles. */
export async function registerHousekeeping(
  input: Repeating & { database: Database; sessions: Pick<SessionService, 'deleteExpired'> },
): Promise<void> {
  const { database, clock, sessions } = input
  await repeat(input, 'housekeeping', 'daily', async () => {
    await cleanUp(database.db, clock())
    await sessions.deleteExpired()
    await deleteOldCounts(database.db, clock())
    await deleteOldTotals(database.db, clock())
    await deleteOldSimilar(database.db, clock())
  })
}
