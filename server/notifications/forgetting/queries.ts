import { lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { notifications } from '../../db/schema/notifications.ts'

export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before))
}
