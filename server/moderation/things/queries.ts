import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'
import { moderatedKind } from '../../things/registry.ts'
import type { ThingKey, ThingRow } from '../rows.ts'

const owner = alias(users, 'owner')

/**
 * Things of one kind that are still there, hidden or not, in no order.
 *
 * @param reader a member whose own things are among them, also where the moderation may not look.
 */
export async function findThings(
  db: Db | Tx,
  type: ThingKey['type'],
  ids: readonly string[],
  reader?: string,
): Promise<ThingRow[]> {
  if (ids.length === 0) return []
  const kind = moderatedKind(type)
  const { table, author, about, page, moderation } = kind
  const isOpen = moderation.isOpen?.() ?? kind.isThere
  const isOwn = reader === undefined ? undefined : and(eq(author, reader), kind.isThere)
  const rows = await db
    .select({
      ...{ userId: owner.id, username: owner.username, credentials: owner.credentials },
      ...{ id: sql<string>`${table.id}`, hidden: sql<boolean>`${table.hidden}`, createdAt: table.createdAt },
      aboutType: about ? sql<string>`${about.type}` : sql<null>`null`,
      aboutId: about ? sql<string>`${about.id}` : sql<null>`null`,
      parentId: about?.parent ? sql<string | null>`${about.parent}` : sql<null>`null`,
      pageName: sql<string>`${kind.pageName ?? table.permalink ?? table.id}`,
      pageBy: page ? sql<string>`${page.by}` : sql<null>`null`,
      texts: sql<string[]>`array[${sql.join(
        moderation.text.map((column) => sql`${column}`),
        sql`, `,
      )}]`,
    })
    .from(table)
    .innerJoin(owner, eq(owner.id, author))
    .where(and(inArray(table.id, [...ids]), isOpen && or(isOpen, isOwn)))
  const toText = moderation.toText ?? ((values: readonly string[]) => values.filter(Boolean).join('\n\n'))
  return rows.map(({ aboutType, aboutId, pageName, pageBy, createdAt, texts, ...row }) => ({
    ...row,
    ...{ type, pageName, createdAt: createdAt as Date },
    text: toText(texts),
    about: aboutType !== null && aboutId !== null ? { type: aboutType, id: aboutId } : null,
    ...(page && pageBy !== null && { path: page.toPath(pageName, pageBy) }),
  }))
}

/**
 * Locks a thing against whoever else acts on it. Who wrote it comes first, as in their own commands: else both could
 * wait for each other. What only refers to it goes on: who answers a member holds the comment, and would wait here for
 * that member, who waits there for the comment.
 */
export async function lockThing(tx: Tx, { type, id }: ThingKey): Promise<void> {
  const { table, author, moderation } = moderatedKind(type)
  if (moderation.isOwnState) {
    const authorId = tx
      .select({ id: sql`${author}` })
      .from(table)
      .where(eq(table.id, id))
    await tx.select({ id: users.id }).from(users).where(inArray(users.id, authorId)).for('no key update')
  }
  await tx
    .select({ id: sql`${table.id}` })
    .from(table)
    .where(eq(table.id, id))
    .for('no key update')
}

/** Where it is a change of the author's own state, too, it reaches the author's devices. */
export async function setHidden(tx: Tx, { type, id, userId }: ThingRow, hidden: boolean): Promise<void> {
  const { table, moderation } = moderatedKind(type)
  const changeSeq = moderation.isOwnState ? { changeSeq: await nextChangeSeq(tx, userId) } : {}
  await tx
    .update(table)
    .set({ hidden, ...changeSeq })
    .where(eq(table.id, id))
}
