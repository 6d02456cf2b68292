import type { Db } from '../db/client.ts'
import { usedCaptchas } from '../db/schema/captcha.ts'

/** Notes that a captcha was handed in; false when it had been before. */
export async function spendCaptcha(db: Db, captcha: typeof usedCaptchas.$inferInsert): Promise<boolean> {
  const used = await db.insert(usedCaptchas).values(captcha).onConflictDoNothing().returning({ id: usedCaptchas.id })
  return used.length > 0
}
