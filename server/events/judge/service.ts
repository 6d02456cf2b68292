import { type LiveEvent, MODERATION_TOPIC } from '#contract/events.ts'
import { may } from '#contract/roles.ts'
import { typesWith } from '#contract/things.ts'
import type { Db } from '../../db/client.ts'
import { findMutings } from '../../things/marked/queries.ts'
import { findReaders, listShown, type Readers } from '../../things/readers/queries.ts'
import type { LoggedEvent } from '../queries.ts'
import type { Stream } from '../stream.ts'

/** The sources of facts about listeners: the database, and the part of the session service that is given to the events. */
export type Known = {
  db: Db
  sessions: {
    listOpen(ids: readonly string[]): Promise<Set<string>>
    findRoles(memberIds: readonly string[]): Promise<Map<string, string>>
  }
}

/** Whether somebody may hear of something. */
export type MayHear = (stream: Pick<Stream, 'memberId'>, event: LoggedEvent) => boolean

/**
 * Judges what is about to leave the server, as things stand now: nothing that was hidden or deleted meanwhile, nothing of
 * an article that is hidden or a list that the listener may not see, nothing from somebody whom they have muted. That
 * something is gone is told to all. What members flag is told to those who moderate by now.
 */
export async function judge(
  { db, sessions }: Known,
  events: readonly LoggedEvent[],
  viewers: readonly string[],
): Promise<MayHear> {
  const alive = events.filter(({ kind }) => !kind.endsWith('.deleted'))
  const shown = new Map<string, ReadonlySet<string>>()
  for (const type of new Set(alive.map(({ itemType }) => itemType))) {
    const ids = alive.flatMap(({ itemType, itemId }) => (itemType === type ? [itemId] : []))
    shown.set(type, await listShown(db, type, [...new Set(ids)]))
  }
  const readers = new Map<string, Readers>()
  for (const type of typesWith('commentable')) {
    const ids = events.flatMap(({ topic }) => (topic.startsWith(`${type}/`) ? [topic.slice(type.length + 1)] : []))
    if (ids.length > 0) readers.set(type, await findReaders(db, type, [...new Set(ids)], viewers))
  }
  const actors = [...new Set(events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])))]
  const mutings = new Set((await findMutings(db, viewers, actors)).map(({ viewer, actor }) => `${viewer}/${actor}`))
  const isOfModeration = ({ topic }: LoggedEvent) => topic === MODERATION_TOPIC
  const credentials = events.some(isOfModeration) ? await sessions.findRoles(viewers) : new Map<string, string>()
  const isModerator = (memberId: string | null) => may(credentials.get(memberId ?? '') ?? '', 'moderate')

  const isShown = ({ kind, itemType, itemId }: LoggedEvent) =>
    kind.endsWith('.deleted') || shown.get(itemType)?.has(itemId) === true
  const isReader = ({ memberId }: Pick<Stream, 'memberId'>, { topic }: LoggedEvent) => {
    if (topic === MODERATION_TOPIC) return isModerator(memberId)
    const [type = '', id = ''] = topic.split('/')
    const some = readers.get(type)?.get(id)
    // A topic that names no thing which is talked about is one member's own.
    return !readers.has(type) || some === 'all' || (memberId !== null && some?.has(memberId) === true)
  }
  return (stream, event) =>
    isShown(event) && isReader(stream, event) && !mutings.has(`${stream.memberId}/${event.actorId}`)
}

/** As a page hears of it, under the name that it gave to the topic. */
export function toLiveEvent({ kind, itemType, itemId, parentId }: LoggedEvent, topic: string): LiveEvent {
  return { kind, topic, thing: { type: itemType, id: itemId }, parent: parentId }
}
