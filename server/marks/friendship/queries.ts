import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { hasMuted } from '../../db/isPartShown.ts'
import { marks } from '../../db/schema/marks.ts'

export async function findAsking(tx: Tx, userId: string, whom: string) {
  const [row] = await tx
    .select()
    .from(marks)
    .where(
      and(eq(marks.userId, userId), eq(marks.kind, 'friendship'), eq(marks.itemType, 'users'), eq(marks.itemId, whom)),
    )
  return row
}

/** Whether either of two members has muted the other. */
export async function isMutedBetween(tx: Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await tx.execute<{ muted: boolean }>(
    sql`select (${hasMuted(one, other)} or ${hasMuted(other, one)}) as muted`,
  )
  return rows[0]?.muted === true
}

/** When a member last asked others since a time, the latest first; what was answered or withdrawn was asked, too. */
export async function listAskTimes(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: marks.updatedAt })
    .from(marks)
    .where(and(eq(marks.userId, userId), eq(marks.kind, 'friendship'), gt(marks.updatedAt, since)))
  return rows.map(({ at }) => at).sort((a, b) => b.getTime() - a.getTime())
}

export async function takeAskingBack(
  tx: Tx,
  id: string,
  change: Pick<typeof marks.$inferSelect, 'intentAt' | 'updatedAt' | 'changeSeq'>,
): Promise<void> {
  await tx
    .update(marks)
    .set({ ...change, set: false })
    .where(eq(marks.id, id))
}
