import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { signups } from '../../db/schema/signup.ts'
import { users } from '../../db/schema/users.ts'
import { listKinds } from '../../things/registry.ts'

/** Stands for everybody who has gone. Nobody can sign in as it: no password has an empty hash. */
const GHOST = 'geloeschter-nutzer'

async function ensureGhost(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(users)
    .values({
      id: GHOST,
      username: 'gelöschter Nutzer',
      usernameKey: 'gelöschter nutzer',
      email: `${GHOST}@invalid`,
      passwordHash: '',
      createdAt: now,
    })
    .onConflictDoNothing()
}

/** Hands what stays over to "gelöschter Nutzer". Drafts, which nobody has read, do not. */
export async function giveToGhost(tx: Tx, userId: string, now: Date): Promise<void> {
  await ensureGhost(tx, now)
  for (const { table, author, onDeletion, isDraft } of listKinds()) {
    if (!author || onDeletion !== 'stays') continue
    const isTheirs = eq(author, userId)
    if (isDraft) await tx.delete(table).where(and(isTheirs, isDraft))
    await tx.update(table).set({ userId: GHOST }).where(isTheirs)
  }
}

/** Deletes the user; what refers to it goes with it. @returns what the farewell and the files need. */
export async function deleteUser(tx: Tx, userId: string) {
  const { username, email, avatarImageId } = users
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning({ username, email, avatarImageId })
  if (user) await tx.delete(signups).where(eq(signups.email, user.email))
  return user
}
