import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { SessionId, UserId } from '#contract/ids.ts'
import type { OpenSession } from '#contract/sessions.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Clock } from '../http/clock.ts'
import type { Member } from '../http/platform.ts'
import { isPassword, PASSWORD_MEMORY, toPasswordHash } from './password.ts'
import { deleteFacebookLink, findPasswordHash, lockPasswordHash, updatePasswordHash } from './passwords/queries.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findPresentRoles,
  findSession,
  findUserByLogin,
  insertSession,
  listOpenSessions,
  listSessions,
  touchSession,
} from './queries.ts'

/** The lifetime of a session, renewed by use. An outbox may wait 60 days for its owner; the session lives longer. */
const LIFETIME_MS = 90 * 86_400_000
/** The longest lifetime, however much the session is used. */
const LONGEST_MS = 365 * 86_400_000
/** The shortest time between two updates of the time of last use. */
const TOUCH_MS = 3_600_000

/** A member whose password was right, and the hash that it was compared with. */
type Login = { member: Member; passwordHash: string }

export type SessionService = {
  /** The member of a session token, or null when the token is unknown or expired. */
  findMember(token: string): Promise<Member | null>
  /**
   * The member of a name (or e-mail address) and password, or null: it never tells which of them is wrong.
   *
   * @param admitsDemo false: members of the demo world are refused too, because their password is public.
   */
  checkLogin(login: string, password: string, admitsDemo?: boolean): Promise<Login | null>
  /** The member with this name or e-mail address, if they may sign in; the password is not checked. */
  findByLogin(login: string): Promise<Member | null>
  /** The hash that matches the password, null for a wrong password; takes equally long for both. */
  checkPassword(userId: string, password: string): Promise<string | null>
  /** @returns the new session's token, which only the cookie keeps. @param tx an open transaction: always pass it. */
  begin(member: Pick<Member, 'id'>, userAgent: string, tx?: Tx): Promise<string>
  /** Begins a session by a password; null when the password was replaced meanwhile. */
  beginByPassword(login: Login, userAgent: string): Promise<string | null>
  end(token: string): Promise<void>
  /** The sessions of the member, the last used first. @param token of the present session. */
  list(member: Member, token: string): Promise<OpenSession[]>
  /** Ends a session. False when it is no session of this member. */
  endOne(member: Member, id: SessionId): Promise<boolean>
  deleteExpired(): Promise<void>
  /** Those of some sessions, by the hash of their token, that have not ended. */
  listOpen(ids: readonly string[]): Promise<Set<string>>
  /** The present roles of some members, by their id. */
  findRoles(memberIds: readonly string[]): Promise<Map<string, string>>
}

/**
 * @param demoMembers whether the members of the demo world may sign in.
 * @param passwordMemory memory of a hash in KiB: for an unknown name, a hash of the same cost is computed.
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
        // The token cannot be computed from its hash.
        id: z.parse(SessionId, row.idHash),
        current: row.idHash === current,
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.lastSeenAt.toISOString(),
        user_agent: row.userAgent,
      }))
    },
    endOne: (member, id) => deleteSessionOf(db, member.id, id),
    deleteExpired: () => deleteExpiredSessions(db, clock()),
    listOpen: (ids) => listOpenSessions(db, ids, clock()),
    findRoles: (memberIds) => findPresentRoles(db, memberIds),
  }
}

/**
 * Locks the member's row until the transaction ends: the password cannot be replaced meanwhile. Every action that a
 * password permits compares this hash with the hash that the password was checked against, because the check takes
 * time. To be called before any other row of the member is locked.
 *
 * @returns the hash of the valid password; undefined when the member was deleted.
 */
export function lockPassword(tx: Tx, userId: string): Promise<string | undefined> {
  return lockPasswordHash(tx, userId)
}

/**
 * Sets a password and ends all sessions of the member, the present one included: another person may know its token, or
 * may have linked their own social account.
 *
 * @returns `unlinked`: whether a social account was unlinked.
 */
export async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<{ unlinked: boolean }> {
  await updatePasswordHash(tx, userId, passwordHash)
  await deleteSessionsOf(tx, userId)
  return { unlinked: await unlinkFacebook(tx, userId) }
}

/** Removes the link to an account of the social network. @returns false when there was none. */
export function unlinkFacebook(tx: Tx, userId: string): Promise<boolean> {
  return deleteFacebookLink(tx, userId)
}

/** For `users.password_hash`. @param memory in KiB. */
export function hashPassword(password: string, memory = PASSWORD_MEMORY): Promise<string> {
  return toPasswordHash(password, memory)
}

/** The folded name: names that differ only in case are the same. */
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
