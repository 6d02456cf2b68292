import type { LiveKind } from '#contract/events.ts'
import type { Database, Tx } from '../db/client.ts'
import type { Clock } from '../http/clock.ts'
import type { Jobs } from '../jobs/service.ts'
import * as queries from './queries.ts'
import { wakeThisProcess } from './wake.ts'

/** What has happened to a thing. */
export type Happening = {
  kind: LiveKind
  /** Who hears of it: `movies/{id}`, or `users/{id}` for that member alone. Ids, never permalinks. */
  topic: string
  thing: { type: string; id: string }
  /** Of a reply: the comment that it stands below. */
  parentId?: string | null
  /** Whose doing it is: kept from who has muted them. */
  actorId: string | null
}

/**
 * Tells open pages of what a transaction does, once it has committed (ADR 022). Call it exactly when something changes,
 * in the transaction that changes it.
 */
export async function announce(tx: Tx, now: Date, happenings: readonly Happening[]): Promise<void> {
  await queries.insertEvents(
    tx,
    happenings.map(({ kind, topic, thing, parentId = null, actorId }) => ({
      kind,
      topic,
      itemType: thing.type,
      itemId: thing.id,
      parentId,
      actorId,
      at: now,
    })),
  )
  if (happenings.length > 0) wakeThisProcess()
}

/** The id of what a page names by its permalink; what has none, or is unknown, is taken at its word. */
export const toTopicId = queries.findTopicId

const KIND = 'events.prune'
const HOUR_MS = 3_600_000
/** Who was away for longer fetches anew. */
const KEPT_MS = 6 * HOUR_MS

/** Every hour: cuts off what no page needs any more. */
export async function registerPruning(input: {
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'add'>
}): Promise<void> {
  const { database, clock, jobs } = input
  const plan = (runAt: Date) => jobs.add(KIND, {}, { key: 'hourly', runAt })
  jobs.handle(KIND, async () => {
    await queries.prune(database.db, new Date(clock().getTime() - KEPT_MS))
    await plan(new Date(clock().getTime() + HOUR_MS))
  })
  await plan(clock())
}
