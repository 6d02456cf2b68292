import type { LiveKind } from '#contract/events.ts'
import type { Database, Tx } from '../db/client.ts'
import { type Repeating, repeat } from '../jobs/service.ts'
import { findTopicIds } from '../things/queries.ts'
import * as queries from './queries.ts'
import { wakeThisProcess } from './wake.ts'

/** What has happened to a thing. */
export type Happening = {
  kind: LiveKind
  /** Who hears of it: `movies/{id}`; `users/{id}` for that member alone; `moderation`. Ids, never permalinks. */
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

type Title = { type: 'movies' | 'series'; id: string }

/**
 * Tells open pages of titles that there is more to see of them somewhere (`created`), less (`deleted`), or other things
 * than before (`updated`): one event a title, however many offers or showtimes came and went.
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

/** Who was away for longer fetches anew: six hours, in ms. */
const KEPT_MS = 6 * 3_600_000

/** Every hour: cuts off what no page needs any more. */
export async function registerPruning(input: Repeating & { database: Database }): Promise<void> {
  const { database, clock } = input
  await repeat(input, 'events.prune', 'hourly', () => queries.prune(database.db, new Date(clock().getTime() - KEPT_MS)))
}
