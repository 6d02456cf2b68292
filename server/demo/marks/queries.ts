import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { marks } from '../../db/schema/marks.ts'
import { users } from '../../db/schema/users.ts'
import type { DemoMark } from '../mark.ts'

/**
 * Inserts marks that are not there yet, and counts them as the newest changes of their members: a device that has read
 * an older demo world's changes is told of these, too.
 */
export async function insertMarks(tx: Tx, rows: readonly DemoMark[]): Promise<void> {
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const found = await tx.select({ id: users.id, changeSeq: users.changeSeq }).from(users).where(inArray(users.id, ids))
  const last = new Map(found.map(({ id, changeSeq }) => [id, changeSeq]))
  const numbered = rows.map((row) => {
    const changeSeq = (last.get(row.userId) ?? 0) + 1
    last.set(row.userId, changeSeq)
    return { ...row, changeSeq }
  })
  await insertAll(tx, marks, numbered)
  const newest = sql`(select coalesce(max(${marks.changeSeq}), 0) from ${marks} where ${marks.userId} = ${users.id})`
  await tx
    .update(users)
    .set({ changeSeq: sql`greatest(${users.changeSeq}, ${newest})` })
    .where(eq(users.demo, true))
}
