import type { LiveKind } from '#contract/events.ts'
import type { Database, Tx } from '../db/client.ts'
import { type Repeating, repeat } from '../jobs/service.ts'
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

/** Tells open pages of titles that there is more, or less, to see of them somewhere. */
export function announceConsumption(
  tx: Tx,
  now: Date,
  titles: readonly { type: 'movies' | 'series'; id: string }[],
): Promise<void> {
  return announce(
    tx,
    now,
    titles.map((thing) => ({
      kind: 'consumption.updated',
      topic: `${thing.type}/${thing.id}`,
      thing,
      actorId: null,
    })),
  )
}

/** The id of what a page names by its permalink; what has none, or is unknown, is taken at its word. */
export const toTopicId = queries.findTopicId

/** Who was away for longer fetches anew: six hours, in ms. */
const KEPT_MS = 6 * 3_600_000

/** Every hour: cuts off what no page needs any more. */
export async function registerPruning(input: Repeating & { database: Database }): Promise<void> {
  const { database, clock } = input
  await repeat(input, 'events.prune', 'hourly', () => queries.prune(database.db, new Date(clock().getTime() - KEPT_MS)))
}
