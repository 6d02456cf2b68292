import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { memberBlocks } from '../../db/schema/moderation.ts'
import type { BlockRow } from '../rows.ts'

export async function findBlock(db: Db | Tx, userId: string): Promise<BlockRow | undefined> {
  const [row] = await db.select().from(memberBlocks).where(eq(memberBlocks.userId, userId))
  return row
}

export async function saveBlock(tx: Tx, row: BlockRow): Promise<void> {
  const { userId: target } = memberBlocks
  await tx.insert(memberBlocks).values(row).onConflictDoUpdate({ target, set: row })
}

export async function deleteBlock(tx: Tx, userId: string): Promise<void> {
  await tx.delete(memberBlocks).where(eq(memberBlocks.userId, userId))
}
