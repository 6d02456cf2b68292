import type { Database } from '../../db/client.ts'
import { type Repeating, repeat } from '../../jobs/service.ts'
import { deleteOld } from './queries.ts'

/** Nobody looks for what happened last spring: 90 days, in ms. */
const KEPT_MS = 90 * 86_400_000

/** Once a day: deletes old notifications. */
export async function registerForgetting(input: Repeating & { database: Database }): Promise<void> {
  const { database, clock } = input
  await repeat(input, 'notifications.prune', 'daily', () =>
    deleteOld(database.db, new Date(clock().getTime() - KEPT_MS)),
  )
}
