import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { UserId } from '#contract/ids.ts'
import { RegisteredUser } from '#contract/session.ts'
import { countCommentsOf } from '../comments/service.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../http/clock.ts'
import type { Member } from '../http/platform.ts'
import { isPassword, PASSWORD_MEMORY, toPasswordHash } from './password.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  findProfile,
  findSession,
  findUserByLogin,
  insertSession,
  touchSession,
} from './queries.ts'

/** An outbox may wait 60 days for its owner; the session outlives it. Renewed by use. */
const LIFETIME_MS = 90 * 86_400_000
/** A session is noted as seen no more often than this. */
const TOUCH_MS = 3_600_000

export type SessionService = {
  /** The user of a session token, or null when it is unknown or has run out. */
  findMember(token: string): Promise<Member | null>
  /** The user of a name (or e-mail address) and password, or null: it never says which of them is wrong. */
  checkLogin(login: string, password: string): Promise<Member | null>
  /** @returns the new session's token, which only the cookie keeps. */
  begin(member: Member, userAgent: string): Promise<string>
  end(token: string): Promise<void>
  /** What the profile summary shows (SPEC §3). */
  describe(member: Member): Promise<RegisteredUser>
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
  return {
    async findMember(token) {
      const now = clock()
      const idHash = toIdHash(token)
      const row = await findSession(db, idHash, now)
      if (!row || !admitted(row)) return null
      if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS) {
        await touchSession(db, idHash, now, new Date(now.getTime() + LIFETIME_MS))
      }
      return toMember(row)
    },
    async checkLogin(login, password) {
      const user = await findUserByLogin(db, toUsernameKey(login))
      const right = await isPassword(user?.passwordHash, password, passwordMemory)
      return user && right && user.activatedAt !== null && admitted(user) ? toMember(user) : null
    },
    async begin(member, userAgent) {
      const token = randomBytes(32).toString('base64url')
      const now = clock()
      await insertSession(db, {
        idHash: toIdHash(token),
        userId: member.id,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
        userAgent: userAgent.slice(0, 300),
      })
      return token
    },
    end: (token) => deleteSession(db, toIdHash(token)),
    async describe(member) {
      const { avatar, rated } = await findProfile(db, member.id)
      const home = `/users/${encodeURIComponent(member.username)}`
      return z.parse(RegisteredUser, {
        type: 'RegisteredUser',
        id: member.id,
        credentials: member.credentials,
        username: member.username,
        current_user_avatar: avatar ? { image_id: avatar.id, image_filename: avatar.filename } : null,
        movie_ratings: rated.get('movies') ?? 0,
        series_ratings: rated.get('series') ?? 0,
        comments: await countCommentsOf(db, member.id),
        // Lists, messages and friendships have no tables yet.
        lists: 0,
        movie_ratings_path: `${home}/filmbewertungen`,
        series_ratings_path: `${home}/serienbewertungen`,
        comments_path: `${home}/kommentare`,
        lists_path: `${home}/listen`,
        unread_message_count: 0,
        pending_friend_request_count: 0,
      })
    },
    deleteExpired: () => deleteExpiredSessions(db, clock()),
  }
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
