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

/** What a mailed link stands for, with its user. `email`: the address to be confirmed. */
export type UserToken = NonNullable<Awaited<ReturnType<typeof findTokenById>>>

/**
 * Makes a link's row; the mail that carries it is sent in the same transaction. Links of before for the same purpose end:
 * a mailbox that others come to read later holds one that works at most.
 *
 * @returns its id, which is no secret.
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

/** For the mail: what it is about, or null when it is of no use any more. */
export async function readToken(db: Db, id: string): Promise<UserToken | null> {
  return (await findTokenById(db, id)) ?? null
}

/**
 * The row of a link that still holds; it stays until its use is through.
 *
 * @throws ProblemError `token_invalid` for one that never was, was used, or has run out.
 */
export async function checkToken(tx: Tx, purpose: Purpose, token: string, now: Date): Promise<UserToken> {
  const hash = toTokenHash(token)
  const ownerId = await findOwnerOfToken(tx, purpose, hash, now)
  // The member first, as whoever changes the password locks them: a new password has ended its links by then.
  if (ownerId !== undefined) await lockPassword(tx, ownerId)
  const found = ownerId === undefined ? undefined : await lockToken(tx, purpose, hash, now)
  if (!found) throw new ProblemError('token_invalid')
  return found
}

/** No link that was mailed to this user, for one purpose or for any, works any more. */
export function revokeTokens(tx: Tx, userId: string, purpose?: Purpose): Promise<void> {
  return deleteTokensOf(tx, userId, purpose)
}
