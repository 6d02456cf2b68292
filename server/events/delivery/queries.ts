import { and, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sessions } from '../../db/schema/session.ts'

/** The ids of those of some sessions that have not ended. */
export async function listOpenSessions(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: sessions.idHash })
    .from(sessions)
    .where(and(sql`${sessions.idHash} = any(${sql.param([...ids])}::text[])`, gt(sessions.expiresAt, now)))
  return new Set(rows.map(({ id }) => id))
}
