import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { SessionId, UserId } from '#contract/ids.ts'
import type { OpenSession } from '#contract/sessions.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Clock } from '../http/clock.ts'
import type { Member } from '../http/platform.ts'
import { isPassword, PASSWORD_MEMORY, toPasswordHash } from './password.ts'
import {
  deleteExpiredSessions,
  deleteFacebookLink,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findPasswordHash,
  findSession,
  findUserByLogin,
  insertSession,
  listSessions,
  lockPasswordHash,
  touchSession,
  updatePasswordHash,
} from './queries.ts'

/** An outbox may wait 60 days for its owner; the session outlives it. Renewed by use. */
const LIFETIME_MS = 90 * 86_400_000
/** However much it is used. */
const LONGEST_MS = 365 * 86_400_000
/** A session is noted as seen no more often than this. */
const TOUCH_MS = 3_600_000

/** A member whose password was right, and the hash that it was compared with. */
type Login = { member: Member; passwordHash: string }

export type SessionService = {
  /** The user of a session token, or null when it is unknown or has run out. */
  findMember(token: string): Promise<Member | null>
  /**
   * The member of a name (or e-mail address) and password, or null: it never says which of them is wrong.
   *
   * @param admitsDemo false: members of the demo world are refused too, because everybody knows their password.
   */
  checkLogin(login: string, password: string, admitsDemo?: boolean): Promise<Login | null>
  /** Who may sign in by this name or e-mail address, without a password. */
  findByLogin(login: string): Promise<Member | null>
  /** The hash that the member's password fits, null for a wrong one; takes as long either way. */
  checkPassword(userId: string, password: string): Promise<string | null>
  /** @returns the new session's token, which only the cookie keeps. @param tx an open transaction: always pass it. */
  begin(member: Pick<Member, 'id'>, userAgent: string, tx?: Tx): Promise<string>
  /** Begins a session by a password; null when it was replaced meanwhile. */
  beginByPassword(login: Login, userAgent: string): Promise<string | null>
  end(token: string): Promise<void>
  /** Where the member is signed in, the last used first. @param token of the session that asks. */
  list(member: Member, token: string): Promise<OpenSession[]>
  /** False when it is no session of this member. */
  endOne(member: Member, id: SessionId): Promise<boolean>
  deleteExpired(): Promise<void>
}

/**
 * @param demoMembers whether the members of the demo world may sign in.
 * @param passwordMemory of a hash in KiB: what an unknown name costs too.
 */
export function createSessionService(
  db: Db,
  clock: Clock,
  demoMembers: boolean,
  passwordMemory = PASSWORD_MEMORY,
): SessionService {
  const admitted = (user: { demo: boolean }) => !user.demo || demoMembers

  const begin = async (into: Db | Tx, userId: string, userAgent: string): Promise<string> => {
    const token = randomBytes(32).toString('base64url')
    const now = clock()
    await insertSession(into, {
      idHash: toIdHash(token),
      userId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
      userAgent: userAgent.slice(0, 300),
    })
    return token
  }

  return {
    async findMember(token) {
      const now = clock()
      const idHash = toIdHash(token)
      const row = await findSession(db, idHash, now)
      if (!row || !admitted(row)) return null
      if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS) {
        const last = row.begunAt.getTime() + LONGEST_MS
        await touchSession(db, idHash, now, new Date(Math.min(last, now.getTime() + LIFETIME_MS)))
      }
      return { ...toMember(row), block: row.block, sessionId: idHash }
    },
    async checkLogin(login, password, admitsDemo = true) {
      const user = await findUserByLogin(db, toUsernameKey(login))
      const right = await isPassword(user?.passwordHash, password, passwordMemory)
      const known = user && right && user.activatedAt !== null && admitted(user) && (admitsDemo || !user.demo)
      return known ? { member: toMember(user), passwordHash: user.passwordHash } : null
    },
    async findByLogin(login) {
      const user = await findUserByLogin(db, toUsernameKey(login))
      return user && user.activatedAt !== null && admitted(user) ? toMember(user) : null
    },
    async checkPassword(userId, password) {
      const passwordHash = await findPasswordHash(db, userId)
      const right = await isPassword(passwordHash, password, passwordMemory)
      return right && passwordHash !== undefined ? passwordHash : null
    },
    begin: (member, userAgent, tx) => begin(tx ?? db, member.id, userAgent),
    beginByPassword: ({ member, passwordHash }, userAgent) =>
      db.transaction(async (tx) =>
        (await lockPassword(tx, member.id)) === passwordHash ? begin(tx, member.id, userAgent) : null,
      ),
    end: (token) => deleteSession(db, toIdHash(token)),
    async list(member, token) {
      const current = toIdHash(token)
      const rows = await listSessions(db, member.id, clock())
      return rows.map((row) => ({
        // Nobody finds the token by its hash.
        id: z.parse(SessionId, row.idHash),
        current: row.idHash === current,
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.lastSeenAt.toISOString(),
        user_agent: row.userAgent,
      }))
    },
    endOne: (member, id) => deleteSessionOf(db, member.id, id),
    deleteExpired: () => deleteExpiredSessions(db, clock()),
  }
}

/**
 * Locks the member's row until the transaction ends: nobody replaces the password meanwhile. Whatever a password permits
 * compares this with the hash that the password was checked against, since checking takes time. Before any other row of
 * the member is locked.
 *
 * @returns the hash of the password that holds; undefined when the member is gone.
 */
export function lockPassword(tx: Tx, userId: string): Promise<string | undefined> {
  return lockPasswordHash(tx, userId)
}

/**
 * Sets a password and ends all sessions of before, also the one that asks: somebody else may know its token, or have
 * linked an account of theirs.
 *
 * @returns `unlinked`: whether a social account signs in no more.
 */
export async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<{ unlinked: boolean }> {
  await updatePasswordHash(tx, userId, passwordHash)
  await deleteSessionsOf(tx, userId)
  return { unlinked: await unlinkFacebook(tx, userId) }
}

/** From now on no account of the social network signs in as this member. @returns false when none did before. */
export function unlinkFacebook(tx: Tx, userId: string): Promise<boolean> {
  return deleteFacebookLink(tx, userId)
}

/** For `users.password_hash`. @param memory in KiB. */
export function hashPassword(password: string, memory = PASSWORD_MEMORY): Promise<string> {
  return toPasswordHash(password, memory)
}

/** Two names that differ in nothing but case are one. */
export function toUsernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase()
}

function toIdHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function toMember(row: { id: string; username: string; credentials: string; createdAt: Date }): Member {
  const { username, credentials, createdAt } = row
  return { id: z.parse(UserId, row.id), username, credentials, createdAt }
}
