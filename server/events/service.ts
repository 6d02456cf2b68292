import type { LiveKind } from '#contract/events.ts'
import type { Database, Tx } from '../db/client.ts'
import { type Repeating, repeat } from '../jobs/service.ts'
import { findTopicIds } from '../things/queries.ts'
import * as queries from './queries.ts'
import { wakeThisProcess } from './wake.ts'

/** A change of a thing that is announced as an event. */
export type Happening = {
  kind: LiveKind
  /**
   * The topic of the streams that get it: `movies/{id}`; `users/{id}` for that member alone; `moderation`. Ids, never
   * permalinks.
   */
  topic: string
  thing: { type: string; id: string }
  /** For a reply: the comment that it answers. */
  parentId?: string | null
  /** The member who acted: withheld from members who have muted them. */
  actorId: string | null
}

/**
 * Announces the changes of a transaction to open pages, once it has committed (ADR 022). To be called exactly when
 * something changes, in the transaction that changes it.
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

type Title = { type: 'movies' | 'series'; id: string }

/**
 * Announces to the open pages of titles that there are more ways to see them (`created`), fewer (`deleted`), or other
 * ones (`updated`): one event a title, for any number of offers or showtimes.
 */
export function announceConsumption(
  tx: Tx,
  now: Date,
  { more = [], less = [] }: { more?: readonly Title[]; less?: readonly Title[] },
): Promise<void> {
  const keyOf = ({ type, id }: Title) => `${type}/${id}`
  const [gained, lost] = [new Set(more.map(keyOf)), new Set(less.map(keyOf))]
  const titles = new Map([...more, ...less].map((title) => [keyOf(title), title]))
  return announce(
    tx,
    now,
    [...titles].map(([topic, thing]) => {
      const what = gained.has(topic) ? (lost.has(topic) ? 'updated' : 'created') : 'deleted'
      return { kind: `consumption.${what}`, topic, thing, actorId: null }
    }),
  )
}

/** Ids of things that pages name by permalinks; an unknown name stays as it is. */
export const toTopicIds = findTopicIds

/** The time for which events are kept, in ms: six hours. A page that was away for longer fetches its data anew. */
const KEPT_MS = 6 * 3_600_000

/** Registers the hourly deletion of events that are too old for any page. */
export async function registerPruning(input: Repeating & { database: Database }): Promise<void> {
  const { database, clock } = input
  await repeat(input, 'events.prune', 'hourly', () => queries.prune(database.db, new Date(clock().getTime() - KEPT_MS)))
}
