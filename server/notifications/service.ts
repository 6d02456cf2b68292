import { type LiveKind, MODERATION_TOPIC } from '#contract/events.ts'
import type { Tx } from '../db/client.ts'
import { announce } from '../events/service.ts'
import { announceOwn } from './announceOwn.ts'
import { countUnread as countUnreadOf } from './inbox/service.ts'
import * as queries from './queries.ts'
import { toMentions } from './toMentions.ts'

/** How many are new, for other domains. */
export const countUnread = countUnreadOf

/** A comment as its own transaction knows it. */
export type ToldComment = {
  id: string
  itemType: string
  itemId: string
  parentId: string | null
  userId: string
  body: string
}

/**
 * Tells of a comment: open pages, who was answered, who is named in it, and who watches the thread or its thing.
 *
 * @param more.answeredId the comment that was answered, which may itself be a reply.
 * @param more.before of a change: what stood there, whose names know of it already.
 */
export async function tellComment(
  tx: Tx,
  now: Date,
  what: 'created' | 'updated' | 'deleted',
  comment: ToldComment,
  more: { answeredId?: string | null | undefined; before?: string } = {},
): Promise<void> {
  const { id, itemType, itemId, parentId, userId: actorId } = comment
  const thing = { type: 'comments', id }
  const topic = `${itemType}/${itemId}`
  await announce(tx, now, [{ kind: `comment.${what}`, topic, thing, parentId, actorId }])
  if (what === 'deleted') return
  const item = { type: itemType, id: itemId }
  const recipients = new Map<string, queries.Recipient>()
  const add = (recipient: queries.Recipient) => {
    if (!recipients.has(recipient.userId)) recipients.set(recipient.userId, recipient)
  }
  if (what === 'created') {
    const answered = [more.answeredId, parentId].flatMap((each) => each ?? [])
    const authors = await queries.findAuthorsOf(tx, answered)
    for (const each of answered) {
      const author = authors.find((row) => row.id === each)
      if (author) add({ userId: author.userId, kind: 'reply', subject: { type: 'comments', id: each } })
    }
  }
  const known = new Set(toMentions(more.before ?? ''))
  const names = toMentions(comment.body).filter((name) => !known.has(name))
  for (const userId of await queries.findByNames(tx, names)) add({ userId, kind: 'mention' })
  if (what === 'created') {
    const watched = [item, ...(parentId === null ? [] : [{ type: 'comments', id: parentId }])]
    for (const watcher of await queries.listWatchers(tx, watched)) {
      add({ userId: watcher.userId, kind: 'watch', subject: watcher.thing })
    }
  }
  await tell(tx, [...recipients.values()], { subject: item, thing, actorId, now })
}

/** Tells of a piece of trivia: open pages, and of a new one who watches its thing. */
export async function tellTrivia(
  tx: Tx,
  now: Date,
  what: 'created' | 'updated' | 'deleted',
  trivia: { id: string; itemType: string; itemId: string; userId: string },
): Promise<void> {
  const { id, itemType, itemId, userId: actorId } = trivia
  const thing = { type: 'trivia', id }
  const item = { type: itemType, id: itemId }
  await announce(tx, now, [{ kind: `trivia.${what}`, topic: `${itemType}/${itemId}`, thing, actorId }])
  if (what !== 'created') return
  const watchers = await queries.listWatchers(tx, [item])
  const recipients = watchers.map(({ userId }): queries.Recipient => ({ userId, kind: 'watch' }))
  await tell(tx, recipients, { subject: item, thing, actorId, now })
}

/** Tells open pages that a mark has moved what a thing counts. Lists are not followed. */
export async function tellMark(
  tx: Tx,
  now: Date,
  mark: { kind: 'digg' | 'vote'; type: string; id: string; set: boolean; actorId: string },
): Promise<void> {
  const { kind, type, id, set, actorId } = mark
  if (type !== 'comments' && type !== 'trivia') return
  const item = await queries.findItemOf(tx, type, id)
  if (!item) return
  const live: LiveKind =
    kind === 'vote'
      ? 'trivia.voted'
      : type === 'comments'
        ? `comment.${set ? 'digged' : 'undigged'}`
        : `trivia.${set ? 'digged' : 'undigged'}`
  const topic = `${item.itemType}/${item.itemId}`
  await announce(tx, now, [{ kind: live, topic, thing: { type, id }, parentId: item.parentId, actorId }])
}

/**
 * Tells of a flag on a comment or a piece of trivia: the other pages of whoever flagged it, and the moderation, which is
 * not told who it was. Nobody else hears of it, above all not its author.
 */
export async function tellFlag(
  tx: Tx,
  now: Date,
  { type, id, set, memberId }: { type: string; id: string; set: boolean; memberId: string },
): Promise<void> {
  if (type !== 'comments' && type !== 'trivia') return
  const item = await queries.findItemOf(tx, type, id)
  if (!item) return
  const kind: LiveKind = `${type === 'comments' ? 'comment' : 'trivia'}.${set ? 'flagged' : 'unflagged'}`
  const told = { kind, thing: { type, id }, parentId: item.parentId, actorId: null }
  await announce(
    tx,
    now,
    [`users/${memberId}`, MODERATION_TOPIC].map((topic) => ({ ...told, topic })),
  )
}

/** Tells open pages that the moderation has hidden a comment or a piece of trivia, or shows it again. */
export async function tellHidden(
  tx: Tx,
  now: Date,
  type: 'comments' | 'trivia',
  id: string,
  hidden: boolean,
): Promise<void> {
  const item = await queries.findItemOf(tx, type, id)
  if (!item) return
  const name = type === 'comments' ? 'comment' : 'trivia'
  const topic = `${item.itemType}/${item.itemId}`
  const kind: LiveKind = hidden ? `${name}.deleted` : `${name}.updated`
  await announce(tx, now, [{ kind, topic, thing: { type, id }, parentId: item.parentId, actorId: null }])
}

/** Somebody asks to be a friend, or is one now. */
export async function tellFriendship(
  tx: Tx,
  now: Date,
  kind: 'friend_request' | 'friend_accepted',
  friendship: { toId: string; fromId: string },
): Promise<void> {
  const from = { type: 'users', id: friendship.fromId }
  // Who asks again, years later, is told of again.
  await queries.deleteNews(tx, friendship.toId, kind, from)
  await tell(tx, [{ userId: friendship.toId, kind }], { subject: from, thing: from, actorId: friendship.fromId, now })
}

/** A request was withdrawn, or answered: nobody is asked any more. */
export async function forgetFriendRequest(
  tx: Tx,
  now: Date,
  { toId, fromId }: { toId: string; fromId: string },
): Promise<void> {
  const gone = await queries.deleteNews(tx, toId, 'friend_request', { type: 'users', id: fromId })
  if (gone) await announceOwn(tx, [toId], 'notification.read', now)
}

/**
 * The moderation has something to say to a member: what became of something of theirs, or of what they flagged.
 *
 * @param notice.id the notice's own, so that each is told once. @param notice.words a sentence without its full stop.
 */
export async function tellModeration(
  tx: Tx,
  now: Date,
  notice: { id: string; userId: string; words: string; about?: { type: string; id: string } },
): Promise<void> {
  const thing = notice.about ?? { type: 'notices', id: notice.id }
  await queries.deleteNews(tx, notice.userId, 'moderation', thing)
  const subject = { type: 'notices', id: notice.id }
  await tell(tx, [{ userId: notice.userId, kind: 'moderation' }], {
    subject,
    thing,
    actorId: null,
    words: notice.words,
    now,
  })
}

async function tell(tx: Tx, recipients: readonly queries.Recipient[], news: queries.News): Promise<void> {
  const told = await queries.insertNews(tx, recipients, news)
  await announceOwn(tx, told, 'notification.received', news.now)
}
