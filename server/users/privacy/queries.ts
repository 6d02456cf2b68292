import { eq } from 'drizzle-orm'
import { initialPrivacy, type Privacy } from '#contract/privacy.ts'
import type { Db } from '../../db/client.ts'
import { privacy } from '../../db/schema/privacy.ts'

/** A member's privacy settings; the initial ones for a member who has chosen nothing. */
export async function findPrivacy(db: Db, userId: string): Promise<Privacy> {
  const [row] = await db.select().from(privacy).where(eq(privacy.userId, userId))
  if (!row) return initialPrivacy
  const { userId: _userId, ...choices } = row
  return choices
}

/** Parts that are not named stay as they are. */
type Changes = { [Part in keyof Privacy]?: Privacy[Part] | undefined }

export async function savePrivacy(db: Db, userId: string, changes: Changes): Promise<void> {
  const set = Object.fromEntries(Object.entries(changes).filter(([, who]) => who !== undefined))
  if (Object.keys(set).length === 0) return
  await db
    .insert(privacy)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: privacy.userId, set })
}
