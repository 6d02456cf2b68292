import { eq } from 'drizzle-orm'
import type { NotificationSettings } from '#contract/notifications.ts'
import type { Db } from '../../db/client.ts'
import { notificationSettings } from '../../db/schema/notifications.ts'

export async function findSettings(db: Db, userId: string): Promise<NotificationSettings | undefined> {
  const { replies, mentions, watched, friends } = notificationSettings
  const [row] = await db
    .select({ replies, mentions, watched, friends })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return row
}

export async function saveSettings(db: Db, userId: string, settings: NotificationSettings): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: settings })
}
