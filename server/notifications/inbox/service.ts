import type * as z from 'zod/mini'
import type { Notification, NotificationSettings, notificationsCall } from '#contract/notifications.ts'
import { readAuthors } from '../../community/service.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import { announceOwn } from '../announceOwn.ts'
import * as readingQueries from '../reading/queries.ts'
import * as settingQueries from '../settings/queries.ts'
import { readSubjects } from '../subjects/service.ts'
import { toMessage } from '../toMessage.ts'
import * as queries from './queries.ts'

const PER_PAGE = 30
/** The number of actors whose pictures a group shows. */
const MOST_ACTORS = 3

const EVERYTHING: NotificationSettings = { replies: true, mentions: true, watched: true, friends: true }

/** A member's notifications, the latest first, in groups by subject. */
export async function listNotifications(
  db: Db,
  userId: string,
  page = 1,
): Promise<z.input<(typeof notificationsCall)['answer']>> {
  const found = await queries.listGroups(db, userId, pageOf(page, PER_PAGE))
  const groups = found.slice(0, PER_PAGE)
  const actorIds = groups.flatMap((group) => group.actorIds.slice(0, MOST_ACTORS))
  const authorOf = await readAuthors(
    db,
    actorIds.map((id) => ({ userId: id })),
  )
  const subjectOf = await readSubjects(
    db,
    groups.map(({ kind, subject, thing }) => (kind === 'moderation' ? thing : subject)),
    userId,
  )
  return {
    items: groups.map((group): z.input<typeof Notification> => {
      const actors = group.actorIds.slice(0, MOST_ACTORS).map((id) => authorOf({ userId: id }))
      const { id, kind, count, read, createdAt } = group
      const about = subjectOf(kind === 'moderation' ? group.thing : group.subject)
      const message = toMessage(group, actors[0]?.username ?? null, about)
      return { id, kind, ...message, actors, count, read, createdAt: createdAt.toISOString() }
    }),
    nextPage: found.length > PER_PAGE ? page + 1 : null,
    filters: {},
    unreadCount: await queries.countUnread(db, userId),
    settings: await readSettings(db, userId),
  }
}

/**
 * The number of unread notifications, for the member's picture. Friend requests and messages are left out: numbers of
 * their own count them already.
 */
export const countUnread = (db: Db, userId: string): Promise<number> =>
  queries.countUnread(db, userId, ['friend_request', 'message'])

/**
 * Marks notifications as read, up to one or one alone, on all of the member's devices. @returns the number of unread
 * ones.
 */
export async function readNotifications(
  db: Db,
  userId: string,
  read: { until: string } | { only: string },
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const changed =
      'until' in read
        ? await readingQueries.readUntil(tx, userId, Number(read.until), now)
        : await readingQueries.readGroup(tx, userId, Number(read.only), now)
    if (changed) await announceOwn(tx, [userId], 'notification.read', now)
    return queries.countUnread(tx, userId)
  })
}

async function readSettings(db: Db, userId: string): Promise<NotificationSettings> {
  return (await settingQueries.findSettings(db, userId)) ?? EVERYTHING
}

export const saveSettings = settingQueries.saveSettings
