import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { signups } from '../db/schema/signup.ts'
import { users } from '../db/schema/users.ts'

export type SignupRow = typeof signups.$inferSelect
export type NewUser = typeof users.$inferInsert

/** Until the transaction ends nobody else registers: two names of one look cannot slip past each other. */
export async function lockSignups(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signup', 0))`)
}

/** Whether a member's name is, or looks like, this one. */
export async function hasUserLike(db: Db | Tx, name: { key: string; look: string }): Promise<boolean> {
  return (await db.$count(users, or(eq(users.usernameKey, name.key), eq(users.usernameLook, name.look)))) > 0
}

/** Whether somebody else, who may still activate it, has registered a name of this look. */
export async function hasSignupLike(db: Db | Tx, look: string, email: string, now: Date): Promise<boolean> {
  const others = and(eq(signups.usernameLook, look), ne(signups.email, email), gt(signups.expiresAt, now))
  return (await db.$count(signups, others)) > 0
}

const identity = { id: users.id, username: users.username, email: users.email, activatedAt: users.activatedAt }

export async function findUserByEmail(db: Db | Tx, email: string) {
  const [user] = await db.select(identity).from(users).where(eq(users.email, email))
  return user
}

export async function findUserByFacebookId(db: Db | Tx, facebookId: string) {
  const [user] = await db.select(identity).from(users).where(eq(users.facebookId, facebookId))
  return user
}

/** From now on the social network's account signs in. False when one was linked before: that one stays. */
export async function linkFacebook(tx: Tx, userId: string, facebookId: string): Promise<boolean> {
  const linked = await tx
    .update(users)
    .set({ facebookId })
    .where(and(eq(users.id, userId), isNull(users.facebookId)))
    .returning({ id: users.id })
  return linked.length > 0
}

export async function findUserById(db: Db, id: string) {
  const { username, email } = users
  const [user] = await db.select({ username, email }).from(users).where(eq(users.id, id))
  return user
}

export async function insertSignup(tx: Tx, signup: SignupRow): Promise<void> {
  await tx.insert(signups).values(signup)
}

export async function findSignup(db: Db, id: string): Promise<SignupRow | undefined> {
  const [signup] = await db.select().from(signups).where(eq(signups.id, id))
  return signup
}

export async function hasSignupFor(db: Db | Tx, email: string, now: Date): Promise<boolean> {
  return (await db.$count(signups, and(eq(signups.email, email), gt(signups.expiresAt, now)))) > 0
}

/** Takes the registration of a link that still holds, and with it all others of its address. */
export async function takeSignup(tx: Tx, tokenHash: string, now: Date): Promise<SignupRow | undefined> {
  const [signup] = await tx
    .select()
    .from(signups)
    .where(and(eq(signups.tokenHash, tokenHash), gt(signups.expiresAt, now)))
  if (signup) await tx.delete(signups).where(eq(signups.email, signup.email))
  return signup
}

/** False when name or address are somebody's already. */
export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const inserted = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return inserted.length > 0
}
