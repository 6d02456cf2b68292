import { type LiveEvent, MODERATION_TOPIC } from '#contract/events.ts'
import { may } from '#contract/roles.ts'
import type { Db } from '../../db/client.ts'
import type { LoggedEvent } from '../queries.ts'
import * as queries from '../queries.ts'
import type { Stream } from '../stream.ts'

/** Whether somebody may hear of something. */
export type MayHear = (stream: Pick<Stream, 'memberId'>, event: LoggedEvent) => boolean

/**
 * Judges what is about to leave the server, as things stand now: nothing that was hidden or deleted meanwhile, nothing of
 * an article that is hidden or a list that the listener may not see, nothing from somebody whom they have muted. That
 * something is gone is told to all. What members flag is told to those who moderate by now.
 */
export async function judge(db: Db, events: readonly LoggedEvent[], viewers: readonly string[]): Promise<MayHear> {
  const shown = events.filter(({ kind }) => !kind.endsWith('.deleted'))
  const idsOf = (type: string) => [
    ...new Set(shown.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId)),
  ]
  const topicsOf = (type: string) => [
    ...new Set(events.flatMap(({ topic }) => (topic.startsWith(`${type}/`) ? [topic.slice(type.length + 1)] : []))),
  ]
  const actors = [...new Set(events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])))]
  const readable = {
    comments: await queries.listReadable(db, 'comments', idsOf('comments')),
    trivia: await queries.listReadable(db, 'trivia', [...idsOf('trivia'), ...topicsOf('trivia')]),
    articles: await queries.listReadable(db, 'articles', topicsOf('articles')),
  }
  const readers = await queries.findListReaders(db, topicsOf('lists'), viewers)
  const mutings = await queries.findMutings(db, viewers, actors)
  const isOfModeration = ({ topic }: LoggedEvent) => topic === MODERATION_TOPIC
  const credentials = events.some(isOfModeration)
    ? await queries.findCredentials(db, viewers)
    : new Map<string, string>()
  const isModerator = (memberId: string | null) => may(credentials.get(memberId ?? '') ?? '', 'moderate')

  const isShown = ({ kind, itemType, itemId }: LoggedEvent) =>
    kind.endsWith('.deleted') || (itemType !== 'comments' && itemType !== 'trivia') || readable[itemType].has(itemId)
  const isReader = ({ memberId }: Pick<Stream, 'memberId'>, { topic }: LoggedEvent) => {
    if (topic === MODERATION_TOPIC) return isModerator(memberId)
    const [type, id = ''] = topic.split('/')
    if (type === 'trivia' || type === 'articles') return readable[type].has(id)
    if (type !== 'lists') return true
    const some = readers.get(id)
    return some === 'all' || (memberId !== null && some?.has(memberId) === true)
  }
  return (stream, event) =>
    isShown(event) && isReader(stream, event) && !mutings.has(`${stream.memberId}/${event.actorId}`)
}

/** As a page hears of it, under the name that it gave to the topic. */
export function toLiveEvent({ kind, itemType, itemId, parentId }: LoggedEvent, topic: string): LiveEvent {
  return { kind, topic, thing: { type: itemType, id: itemId }, parent: parentId }
}
