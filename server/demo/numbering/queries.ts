import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'

/** Numbers rows that belong to members; `save` writes the last numbers down, once all rows are numbered. */
export type Numbering = {
  number<T extends { userId: string }>(row: T): T & { changeSeq: number }
  save(): Promise<void>
}

/** Counts rows as the newest changes of their members, so that the members' devices are told of them. */
export async function beginNumbering(tx: Tx, userIds: readonly string[]): Promise<Numbering> {
  const ids = [...new Set(userIds)]
  const { id, changeSeq } = users
  const found = ids.length === 0 ? [] : await tx.select({ id, changeSeq }).from(users).where(inArray(id, ids))
  const last = new Map(found.map((user) => [user.id, user.changeSeq]))
  return {
    number: (row) => {
      const next = (last.get(row.userId) ?? 0) + 1
      last.set(row.userId, next)
      return { ...row, changeSeq: next }
    },
    save: async () => {
      const counted = [...last].map(([userId, newest]) => sql`(${userId}, ${newest}::bigint)`)
      if (counted.length === 0) return
      await tx.execute(
        sql`update ${users} set change_seq = counted.newest
          from (values ${sql.join(counted, sql.raw(', '))}) as counted (user_id, newest)
          where ${users.id} = counted.user_id`,
      )
    },
  }
}
