import { limits } from '../server/db/schema/limits.ts'
import type { Quota } from '../server/http/quota.ts'
import type { TestServer } from './server.ts'

/** Lets a member have used so much of a quota just now. */
export async function useQuota(
  { clock, database }: TestServer,
  userId: string,
  { kind, windowSeconds }: Quota,
  count: number,
): Promise<void> {
  const resetsAt = new Date(clock.now.getTime() + windowSeconds * 1000)
  await database.db.insert(limits).values({ bucket: `quota:${kind}:${userId}`, count, resetsAt })
}
