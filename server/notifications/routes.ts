import type { FastifyInstance } from 'fastify'
import { notificationSettingsCall, notificationsCall, readNotificationsCall } from '#contract/notifications.ts'
import { registerCall } from '../http/registerCall.ts'
import { listNotifications, readNotifications, saveSettings } from './inbox/service.ts'

export function registerNotifications(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, notificationsCall, ({ member, query }) => listNotifications(db, member.id, query.page))
  registerCall(app, readNotificationsCall, async ({ member, body, now }) => ({
    unreadCount: await readNotifications(db, member.id, body.read, now),
  }))
  registerCall(app, notificationSettingsCall, async ({ member, body }) => {
    await saveSettings(db, member.id, body.settings)
    return body.settings
  })
}
