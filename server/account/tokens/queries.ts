import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { userTokens } from '../../db/schema/account.ts'
import { users } from '../../db/schema/users.ts'

export type TokenRow = typeof userTokens.$inferSelect
export type Purpose = TokenRow['purpose']

const withOwner = {
  id: userTokens.id,
  userId: userTokens.userId,
  email: userTokens.email,
  owner: { username: users.username, email: users.email },
}

export async function insertToken(tx: Tx, token: TokenRow): Promise<void> {
  await tx.insert(userTokens).values(token)
}

const isHeld = (purpose: Purpose, tokenHash: string, now: Date) =>
  and(eq(userTokens.purpose, purpose), eq(userTokens.tokenHash, tokenHash), gt(userTokens.expiresAt, now))

/** The id of the user to whom a valid token belongs, found by the hash of the token. */
export async function findOwnerOfToken(tx: Tx, purpose: Purpose, tokenHash: string, now: Date) {
  const [token] = await tx
    .select({ userId: userTokens.userId })
    .from(userTokens)
    .where(isHeld(purpose, tokenHash, now))
  return token?.userId
}

/** A valid token; its row is locked until the transaction ends. */
export async function lockToken(tx: Tx, purpose: Purpose, tokenHash: string, now: Date) {
  const [token] = await tx
    .select(withOwner)
    .from(userTokens)
    .innerJoin(users, eq(users.id, userTokens.userId))
    .where(isHeld(purpose, tokenHash, now))
    .for('update', { of: userTokens })
  return token
}

export async function findTokenById(db: Db, id: string) {
  const [token] = await db
    .select(withOwner)
    .from(userTokens)
    .innerJoin(users, eq(users.id, userTokens.userId))
    .where(eq(userTokens.id, id))
  return token
}

/** Deletes a user's tokens of one purpose, or of all. */
export async function deleteTokensOf(tx: Tx, userId: string, purpose?: Purpose): Promise<void> {
  const ofPurpose = purpose === undefined ? undefined : eq(userTokens.purpose, purpose)
  await tx.delete(userTokens).where(and(eq(userTokens.userId, userId), ofPurpose))
}

/**
 * Locks the issuing of links for this user until the transaction ends: of two concurrent requests, one is the newer.
 */
export async function lockIssuing(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens:${userId}`}, 0))`)
}
