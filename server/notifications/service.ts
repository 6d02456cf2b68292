import { announcedAs, type ThingType } from '#contract/things.ts'
import type { Tx } from '../db/client.ts'
import { announce } from '../events/service.ts'
import { listWatchers } from '../things/marked/queries.ts'
import { findAbouts, findMentioned } from '../things/queries.ts'
import { announceOwn } from './announceOwn.ts'
import { countUnread as countUnreadOf } from './inbox/service.ts'
import * as queries from './queries.ts'
import { toMentions } from './toMentions.ts'

/** The number of unread notifications, for other domains. */
export const countUnread = countUnreadOf

/** A comment in the state of its own transaction. */
export type ToldComment = {
  id: string
  itemType: string
  itemId: string
  parentId: string | null
  userId: string
  body: string
}

/**
 * Announces a comment to open pages, and notifies the answered authors, the named members, and the watchers of the
 * thread or its thing.
 *
 * @param more.answeredId the comment that was answered, which may itself be a reply.
 * @param more.before for a change: the former words; members named there were notified already.
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
    const authors = await findAbouts(tx, 'comments', answered)
    for (const each of answered) {
      const authorId = authors.find((row) => row.id === each)?.authorId
      if (authorId) add({ userId: authorId, kind: 'reply', subject: { type: 'comments', id: each } })
    }
  }
  const known = new Set(toMentions(more.before ?? ''))
  const names = toMentions(comment.body).filter((name) => !known.has(name))
  for (const userId of await findMentioned(tx, 'users', names)) add({ userId, kind: 'mention' })
  if (what === 'created') {
    const watched = [item, ...(parentId === null ? [] : [{ type: 'comments', id: parentId }])]
    for (const watcher of await listWatchers(tx, watched)) {
      add({ userId: watcher.userId, kind: 'watch', subject: watcher.thing })
    }
  }
  await tell(tx, [...recipients.values()], { subject: item, thing, actorId, now })
}

/** A thing that is written about another thing, in the state of its own transaction. */
type WrittenThing = { id: string; itemType: string; itemId: string; userId: string }

/**
 * Announces a thing that is written about another thing to open pages; a new one notifies the watchers of that other
 * thing.
 */
export async function tellWritten(
  tx: Tx,
  now: Date,
  what: 'created' | 'updated' | 'deleted',
  type: ThingType,
  { id, itemType, itemId, userId: actorId }: WrittenThing,
): Promise<void> {
  const thing = { type, id }
  const item = { type: itemType, id: itemId }
  const name = announcedAs(type)
  if (name) await announce(tx, now, [{ kind: `${name}.${what}`, topic: `${itemType}/${itemId}`, thing, actorId }])
  if (what !== 'created') return
  const watchers = await listWatchers(tx, [item])
  const recipients = watchers.map(({ userId }): queries.Recipient => ({ userId, kind: 'watch' }))
  await tell(tx, recipients, { subject: item, thing, actorId, now })
}

/** Notifies a member of a friend request, or of an accepted one. */
export async function tellFriendship(
  tx: Tx,
  now: Date,
  kind: 'friend_request' | 'friend_accepted',
  friendship: { toId: string; fromId: string },
): Promise<void> {
  const from = { type: 'users', id: friendship.fromId }
  // The former notification is deleted, so that a new request, even years later, notifies again.
  await queries.deleteNews(tx, friendship.toId, kind, from)
  await tell(tx, [{ userId: friendship.toId, kind }], { subject: from, thing: from, actorId: friendship.fromId, now })
}

/** Deletes the notification of a friend request that was withdrawn or answered. */
export async function forgetFriendRequest(
  tx: Tx,
  now: Date,
  { toId, fromId }: { toId: string; fromId: string },
): Promise<void> {
  const gone = await queries.deleteNews(tx, toId, 'friend_request', { type: 'users', id: fromId })
  if (gone) await announceOwn(tx, [toId], 'notification.read', now)
}

/**
 * Notifies a member of an action of the moderation: on a thing of theirs, or on their account.
 *
 * @param notice.id the id of the notice, so that each is announced once. @param notice.words a sentence without its
 * full stop.
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

/**
 * Reminds a member of a thing with a day, once: a later word on the same thing takes the place of the earlier one.
 *
 * @param reminder.key the kind and the id of the thing. @param reminder.about the film or series.
 * @param reminder.words a sentence without its full stop.
 */
export async function tellReminder(
  tx: Tx,
  now: Date,
  reminder: { userId: string; key: string; about: { type: string; id: string }; words: string },
): Promise<void> {
  const { userId, key, about: subject, words } = reminder
  const thing = { type: 'reminders', id: key }
  await queries.deleteNews(tx, userId, 'reminder', thing)
  await tell(tx, [{ userId, kind: 'reminder' }], { subject, thing, actorId: null, words, now })
}

/**
 * Notifies members of a meetup, once: a later word on the same meetup takes the place of the earlier one.
 *
 * @param meetup.about the film. @param meetup.words a sentence without its full stop; without its beginning, where the
 * name of an actor begins it.
 */
export async function tellMeetup(
  tx: Tx,
  now: Date,
  meetup: {
    to: readonly string[]
    id: string
    about: { type: string; id: string }
    actorId: string | null
    words: string
  },
): Promise<void> {
  const { to, id, about: subject, actorId, words } = meetup
  const thing = { type: 'meetups', id }
  for (const userId of to) await queries.deleteNews(tx, userId, 'meetup', thing)
  const recipients = to.map((userId): queries.Recipient => ({ userId, kind: 'meetup' }))
  await tell(tx, recipients, { subject, thing, actorId, words, now })
}

/**
 * Notifies members of a message in a thread, once: a later one in the same thread takes the place of the earlier one.
 *
 * @param message.words a sentence without its full stop and without its beginning, the author's name.
 */
export async function tellMessage(
  tx: Tx,
  now: Date,
  message: { to: readonly string[]; thread: string; actorId: string; words: string },
): Promise<void> {
  const { to, thread: id, actorId, words } = message
  const thing = { type: 'threads', id }
  for (const userId of to) await queries.deleteNews(tx, userId, 'message', thing)
  const recipients = to.map((userId): queries.Recipient => ({ userId, kind: 'message' }))
  await tell(tx, recipients, { subject: thing, thing, actorId, words, now })
}

/** Deletes the notification of a thread that its member has read or left. */
export async function forgetMessageNews(tx: Tx, now: Date, userId: string, thread: string): Promise<void> {
  const gone = await queries.deleteNews(tx, userId, 'message', { type: 'threads', id: thread })
  if (gone) await announceOwn(tx, [userId], 'notification.read', now)
}

async function tell(tx: Tx, recipients: readonly queries.Recipient[], news: queries.News): Promise<void> {
  const told = await queries.insertNews(tx, recipients, news)
  await announceOwn(tx, told, 'notification.received', news.now)
}
