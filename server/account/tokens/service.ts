import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../../db/client.ts'
import { toMailedToken, toTokenHash } from '../../http/mailedToken.ts'
import { ProblemError } from '../../http/problemError.ts'
import { lockPassword } from '../../session/service.ts'
import {
  deleteTokensOf,
  findOwnerOfToken,
  findTokenById,
  insertToken,
  lockIssuing,
  lockToken,
  type Purpose,
} from './queries.ts'

const HOUR_MS = 3_600_000
const lifetimes: Record<Purpose, number> = { recovery: HOUR_MS, email: 24 * HOUR_MS }

/** The token of a mailed link, with its user. `email`: the address to be confirmed. */
export type UserToken = NonNullable<Awaited<ReturnType<typeof findTokenById>>>

/**
 * Creates the row of a link; the mail that carries it is sent in the same transaction. Earlier links of the same
 * purpose become invalid: somebody who gets access to the mailbox later finds at most one valid link.
 *
 * @returns the id of the row, which is no secret.
 */
export async function issueToken(
  tx: Tx,
  secret: string,
  token: { userId: string; purpose: Purpose; email: string | null; now: Date },
): Promise<string> {
  const { userId, purpose, email, now } = token
  const id = randomUUID()
  await lockIssuing(tx, userId)
  await deleteTokensOf(tx, userId, purpose)
  await insertToken(tx, {
    id,
    tokenHash: toTokenHash(toMailedToken(secret, purpose, id)),
    userId,
    purpose,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
  })
  return id
}

/** The token for the mail that carries it, or null when it is not valid any more. */
export async function readToken(db: Db, id: string): Promise<UserToken | null> {
  return (await findTokenById(db, id)) ?? null
}

/**
 * The row of a valid link; it stays until its use is complete.
 *
 * @throws ProblemError `token_invalid` for one that is unknown, used or expired.
 */
export async function checkToken(tx: Tx, purpose: Purpose, token: string, now: Date): Promise<UserToken> {
  const hash = toTokenHash(token)
  const ownerId = await findOwnerOfToken(tx, purpose, hash, now)
  // The member is locked first, as in a change of the password: a new password has then ended its links already.
  if (ownerId !== undefined) await lockPassword(tx, ownerId)
  const found = ownerId === undefined ? undefined : await lockToken(tx, purpose, hash, now)
  if (!found) throw new ProblemError('token_invalid')
  return found
}

/** Makes all links invalid that were mailed to this user, for one purpose or for any. */
export function revokeTokens(tx: Tx, userId: string, purpose?: Purpose): Promise<void> {
  return deleteTokensOf(tx, userId, purpose)
}
