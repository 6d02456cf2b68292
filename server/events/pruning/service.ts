import type { Database } from '../../db/client.ts'
import { type Repeating, repeat } from '../../jobs/service.ts'
import * as queries from './queries.ts'

/** The time for which events are kept, in ms: six hours. A page that was away for longer fetches its data anew. */
const KEPT_MS = 6 * 3_600_000

/** Registers the hourly deletion of events that are too old for any page. */
export async function registerPruning(input: Repeating & { database: Database }): Promise<void> {
  const { database, clock } = input
  await repeat(input, 'events.prune', 'hourly', () => queries.prune(database.db, new Date(clock().getTime() - KEPT_MS)))
}
