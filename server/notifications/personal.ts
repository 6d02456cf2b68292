import type { PersonalTable } from '../db/described.ts'
import { notificationSettings, notifications } from '../db/schema/notifications.ts'

export const ownNotifications: PersonalTable = {
  table: notifications,
  owner: notifications.userId,
  exported: {
    file: 'benachrichtigungen',
    columns: {
      kind: notifications.kind,
      itemType: notifications.subjectType,
      itemId: notifications.subjectId,
      words: notifications.words,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    },
    order: [notifications.id],
  },
}

export const ownNotificationSettings: PersonalTable = {
  table: notificationSettings,
  owner: notificationSettings.userId,
  exported: {
    file: 'benachrichtigungs-einstellungen',
    columns: {
      replies: notificationSettings.replies,
      mentions: notificationSettings.mentions,
      watched: notificationSettings.watched,
      friends: notificationSettings.friends,
    },
  },
}
