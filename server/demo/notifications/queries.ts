import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { notifications } from '../../db/schema/notifications.ts'

/** In the order in which they happened. */
export async function insertNotifications(tx: Tx, rows: readonly (typeof notifications.$inferInsert)[]): Promise<void> {
  await insertAll(tx, notifications, rows)
}
