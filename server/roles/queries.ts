import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import type { Db, Tx } from '../db/client.ts'
import { isNamedLike } from '../db/isNamedLike.ts'
import { roleLog } from '../db/schema/roles.ts'
import { users } from '../db/schema/users.ts'

type PageOfRows = { offset: number; limit: number }
export type RoleRow = Pick<typeof users.$inferSelect, 'id' | 'credentials'>
export type LogRow = typeof roleLog.$inferSelect

const row = { id: users.id, credentials: users.credentials }

/** Roles are whole words of the credentials (PRODUCT B14). */
const hasRole = (role: Role): SQL => sql`${role} = any(string_to_array(${users.credentials}, ' '))`

/**
 * Locks all admins, and one member, until the transaction ends: changes of roles follow one another, so that two admins
 * cannot take the role from each other at once.
 *
 * @returns their roles as they are then; a member who never activated, or stands for all that are gone, is not found.
 */
export function lockAdminsAnd(tx: Tx, memberId: string): Promise<RoleRow[]> {
  return tx
    .select(row)
    .from(users)
    .where(and(or(hasRole('admin_user'), eq(users.id, memberId)), isNotNull(users.activatedAt)))
    .orderBy(users.id)
    .for('no key update')
}

export async function saveCredentials(tx: Tx, id: string, credentials: string): Promise<void> {
  await tx.update(users).set({ credentials }).where(eq(users.id, id))
}

export async function insertLog(tx: Tx, entry: LogRow): Promise<void> {
  await tx.insert(roleLog).values(entry)
}

/** The latest first. */
export function listLog(db: Db, page: PageOfRows): Promise<LogRow[]> {
  return db.select().from(roleLog).orderBy(desc(roleLog.at), desc(roleLog.id)).offset(page.offset).limit(page.limit)
}

/** Members by a part of their folded name, those first whose name begins so. @param keys the ways to spell it. */
export function findByName(db: Db, keys: readonly string[], page: PageOfRows): Promise<RoleRow[]> {
  const named = isNamedLike(keys)
  return db
    .select(row)
    .from(users)
    .where(and(named.holds, isNotNull(users.activatedAt)))
    .orderBy(sql`not (${named.begins})`, asc(users.usernameKey))
    .offset(page.offset)
    .limit(page.limit)
}

/** Those who have a role, admins first, then the moderation. */
export function listWithRoles(db: Db, page: PageOfRows): Promise<RoleRow[]> {
  return db
    .select(row)
    .from(users)
    .where(and(sql`${users.credentials} <> ''`, isNotNull(users.activatedAt)))
    .orderBy(desc(hasRole('admin_user')), desc(hasRole('community_manager')), asc(users.usernameKey))
    .offset(page.offset)
    .limit(page.limit)
}
