import { lt } from 'drizzle-orm'
import type { Db } from './client.ts'
import { deleteOldBuckets } from './limits.ts'
import { userTokens } from './schema/account.ts'
import { usedCaptchas } from './schema/captcha.ts'
import { deviceIntents, idempotency } from './schema/commands.ts'
import { signups } from './schema/signup.ts'

/** Receipts outlive what a device may still send: an entry first sent 60 days ago goes to review there. */
const RECEIPTS_MS = 90 * 86_400_000

/** Deletes what only had to be kept for a while. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RECEIPTS_MS)
  await db.delete(idempotency).where(lt(idempotency.createdAt, oldest))
  await db.delete(deviceIntents).where(lt(deviceIntents.arrivedAt, oldest))
  for (const table of [signups, userTokens, usedCaptchas]) await db.delete(table).where(lt(table.expiresAt, now))
  await deleteOldBuckets(db, now)
}
