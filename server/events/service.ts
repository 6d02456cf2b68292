import { type LiveKind, MODERATION_TOPIC } from '#contract/events.ts'
import { announcedAs, type ThingType } from '#contract/things.ts'
import type { Tx } from '../db/client.ts'
import { findAbouts, findTopicIds } from '../things/queries.ts'
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

/** The event of a thing without its kind: its name, topic and parent. Null for kinds that are not announced. */
async function findAnnounced(tx: Tx, type: ThingType, id: string) {
  const name = announcedAs(type)
  if (!name) return null
  const [item] = await findAbouts(tx, type, [id])
  return item ? { name, topic: `${item.type}/${item.itemId}`, thing: { type, id }, parentId: item.parentId } : null
}

/** Announces to open pages that a mark has changed the counts of a thing. Lists have no events. */
export async function announceMark(
  tx: Tx,
  now: Date,
  mark: { kind: 'digg' | 'vote'; type: ThingType; id: string; set: boolean; actorId: string },
): Promise<void> {
  const { kind, type, id, set, actorId } = mark
  const told = await findAnnounced(tx, type, id)
  if (!told) return
  const { name, ...about } = told
  const change = kind === 'vote' ? 'voted' : set ? 'digged' : 'undigged'
  await announce(tx, now, [{ kind: `${name}.${change}`, ...about, actorId }])
}

/**
 * Announces a flag: to the other pages of the member who flagged, and to the moderation, without the member's name.
 * Nobody else gets the event, least of all the author.
 */
export async function announceFlag(
  tx: Tx,
  now: Date,
  { type, id, set, memberId }: { type: ThingType; id: string; set: boolean; memberId: string },
): Promise<void> {
  const told = await findAnnounced(tx, type, id)
  if (!told) return
  const { name, ...about } = told
  const kind: LiveKind = `${name}.${set ? 'flagged' : 'unflagged'}`
  await announce(
    tx,
    now,
    [`users/${memberId}`, MODERATION_TOPIC].map((topic) => ({ ...about, kind, actorId: null, topic })),
  )
}

/** Announces to open pages that the moderation has hidden a thing, or shows it again. */
export async function announceHidden(tx: Tx, now: Date, type: ThingType, id: string, hidden: boolean): Promise<void> {
  const told = await findAnnounced(tx, type, id)
  if (!told) return
  const { name, ...about } = told
  await announce(tx, now, [{ kind: hidden ? `${name}.deleted` : `${name}.updated`, ...about, actorId: null }])
}
