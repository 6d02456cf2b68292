import { and, eq, inArray } from 'drizzle-orm'
import type { NotificationKind, NotificationSettings } from '#contract/notifications.ts'
import type { Tx } from '../db/client.ts'
import { notificationSettings, notifications } from '../db/schema/notifications.ts'
import { findMutings } from '../things/marked/queries.ts'
import { findReaders } from '../things/readers/queries.ts'
import type { Thing } from './rows.ts'

/** One event of which several members are notified, each for a reason of their own. */
export type News = { subject: Thing; thing: Thing; actorId: string | null; words?: string; now: Date }
export type Recipient = { userId: string; kind: NotificationKind; subject?: Thing }

/** The setting for each kind; notifications of the moderation have none. */
const settingOf: Readonly<Record<NotificationKind, keyof NotificationSettings | null>> = {
  reply: 'replies',
  mention: 'mentions',
  watch: 'watched',
  friend_request: 'friends',
  friend_accepted: 'friends',
  meetup: 'friends',
  // A thread that is not to be heard of is muted.
  message: null,
  // Asked for one by one.
  reminder: null,
  moderation: null,
}

/**
 * Writes the notifications of an event. Left out are the actor, members who have muted the actor, who may not read the
 * thing or who have turned the kind off; nobody is notified twice.
 *
 * @returns the ids of the notified members.
 */
export async function insertNews(tx: Tx, recipients: readonly Recipient[], news: News): Promise<string[]> {
  const { subject, thing, actorId, words = null, now } = news
  const asked = recipients.filter(({ userId }) => userId !== actorId)
  if (asked.length === 0) return []
  const ids = asked.map(({ userId }) => userId)
  const chosen = new Map(
    (await tx.select().from(notificationSettings).where(inArray(notificationSettings.userId, ids))).map((row) => [
      row.userId,
      row,
    ]),
  )
  const mutings = await findMutings(tx, ids, actorId === null ? [] : [actorId])
  const deaf = new Set(mutings.map(({ viewer }) => viewer))
  const readers = (await findReaders(tx, thing.type, [thing.id], ids)).get(thing.id)
  const wanted = asked.filter(({ userId, kind }) => {
    const setting = settingOf[kind]
    if (setting === null) return true
    return (
      !deaf.has(userId) &&
      (readers === 'all' || readers?.has(userId) === true) &&
      chosen.get(userId)?.[setting] !== false
    )
  })
  const told: string[] = []
  for (let from = 0; from < wanted.length; from += 1000) {
    const rows = await tx
      .insert(notifications)
      .values(
        wanted.slice(from, from + 1000).map(({ userId, kind, subject: own = subject }) => ({
          userId,
          kind,
          subjectType: own.type,
          subjectId: own.id,
          thingType: thing.type,
          thingId: thing.id,
          actorId,
          words,
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ userId: notifications.userId })
    told.push(...rows.map(({ userId }) => userId))
  }
  return told
}

/** Deletes a notification, for example of a friend request that was withdrawn. @returns whether there was one. */
export async function deleteNews(tx: Tx, userId: string, kind: NotificationKind, thing: Thing): Promise<boolean> {
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        eq(notifications.thingType, thing.type),
        eq(notifications.thingId, thing.id),
      ),
    )
    .returning({ id: notifications.id })
  return gone.length > 0
}
