import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'
import { listView, Page } from './listView.ts'

/**
 * Why somebody is told of something.
 *
 * - `reply`: to a comment of theirs; `mention`: `@name`; `watch`: news of something they watch.
 * - `friend_request`, `friend_accepted`: from somebody to them.
 * - `reminder`: of a thing with a day, as they asked for.
 * - `meetup`: of a meetup that they have proposed or are invited to.
 * - `message`: of a thread of messages with unread ones.
 * - `moderation`: about something of theirs, or that they have flagged. It cannot be turned off.
 */
export const notificationKinds = [
  'reply',
  'mention',
  'watch',
  'friend_request',
  'friend_accepted',
  'reminder',
  'meetup',
  'message',
  'moderation',
] as const
export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof NotificationKind>

/** An event, put together where it happened several times (PRODUCT K4: message, optional link and link caption). */
export const Notification = z.object({
  /** Names the latest of what is put together: reading it reads those before it, too. */
  id: z.string(),
  kind: NotificationKind,
  /** A German sentence without its full stop. It begins with the first actor's name where it names one. */
  message: z.string(),
  /** Where it leads: a path below the host. */
  link: z.nullable(z.string()),
  caption: z.nullable(z.string()),
  /** The latest few whose doing it is, the latest first. */
  actors: z.array(Author),
  /** How many times. */
  count: z.int(),
  read: z.boolean(),
  createdAt: Instant,
})
export type Notification = z.infer<typeof Notification>

/** The kinds of notifications. */
export const NotificationSettings = z.object({
  replies: z.boolean(),
  mentions: z.boolean(),
  watched: z.boolean(),
  friends: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const notificationsCall = defineCall({
  method: 'GET',
  path: '/api/me/notifications',
  summary: 'What the member is told of, the latest first',
  audience: 'member',
  query: z.object({ page: Page }),
  answer: z.extend(listView(Notification, z.object({})), { unreadCount: z.int(), settings: NotificationSettings }),
})

/**
 * Marks as read what was there when `until` was the latest: what has come since stays new. `only` names one: it reads
 * what is put together in it.
 */
export const readNotificationsCall = defineCall({
  method: 'PUT',
  path: '/api/me/notifications/read',
  summary: 'Mark notifications as read',
  audience: 'member',
  body: z.object({
    read: z.union([
      z.object({ until: z.string().check(z.regex(/^\d{1,15}$/)) }),
      z.object({ only: z.string().check(z.regex(/^\d{1,15}$/)) }),
    ]),
  }),
  answer: z.object({ unreadCount: z.int() }),
})

export const notificationSettingsCall = defineCall({
  method: 'PUT',
  path: '/api/me/notifications/settings',
  summary: 'Choose what makes notifications',
  audience: 'member',
  body: z.object({ settings: NotificationSettings }),
  answer: NotificationSettings,
})
