import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { messageDeletions } from '../../db/schema/messages.ts'

type DeletionRow = typeof messageDeletions.$inferSelect

export async function findDeletion(tx: Tx, userId: string, messageId: string): Promise<DeletionRow | undefined> {
  const [row] = await tx
    .select()
    .from(messageDeletions)
    .where(and(eq(messageDeletions.userId, userId), eq(messageDeletions.messageId, messageId)))
  return row
}

export async function insertDeletion(tx: Tx, row: DeletionRow): Promise<void> {
  await tx.insert(messageDeletions).values(row)
}
