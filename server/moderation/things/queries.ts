import { and, eq, inArray, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { toArticlePath } from '#contract/articlePath.ts'
import { toArticleExcerpt } from '../../articles/service.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db, Tx } from '../../db/client.ts'
import { isModeratedComment, isModeratedList } from '../../db/isModerated.ts'
import { articles } from '../../db/schema/articles.ts'
import { comments, trivia } from '../../db/schema/community.ts'
import { lists } from '../../db/schema/lists.ts'
import { users } from '../../db/schema/users.ts'
import type { ThingKey, ThingRow } from '../rows.ts'

/** Of an article's body, in characters: its page, one press away, has the rest. */
const EXCERPT = 600

const owner = { userId: users.id, username: users.username, credentials: users.credentials }

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
  const isOwn = (userId: PgColumn, deleted: PgColumn) =>
    reader === undefined ? undefined : and(eq(userId, reader), eq(deleted, false))
  switch (type) {
    case 'comments': {
      const { id, body, hidden, deleted, itemType, itemId, parentId, createdAt } = comments
      const rows = await db
        .select({ ...owner, id, body, hidden, itemType, itemId, parentId, createdAt })
        .from(comments)
        .innerJoin(users, eq(users.id, comments.userId))
        .where(and(inArray(id, [...ids]), or(isModeratedComment, isOwn(comments.userId, deleted))))
      return rows.map(({ body: text, itemType, itemId, ...row }) => {
        return { ...row, type, text, about: { type: itemType, id: itemId } }
      })
    }
    case 'trivia': {
      const { id, body, hidden, deleted, itemType, itemId, createdAt } = trivia
      const rows = await db
        .select({ ...owner, id, body, hidden, deleted, itemType, itemId, createdAt })
        .from(trivia)
        .innerJoin(users, eq(users.id, trivia.userId))
        .where(inArray(id, [...ids]))
      return rows.flatMap(({ body: text, deleted, itemType, itemId, ...row }) =>
        deleted ? [] : [{ ...row, type, text, about: { type: itemType, id: itemId }, parentId: null }],
      )
    }
    case 'articles': {
      const { id, title, teaser, body, hidden, publishedAt, rubric, permalink, createdAt } = articles
      const rows = await db
        .select({ ...owner, id, title, teaser, body, hidden, publishedAt, rubric, permalink, createdAt })
        .from(articles)
        .innerJoin(users, eq(users.id, articles.userId))
        .where(inArray(id, [...ids]))
      return rows.flatMap(({ title, teaser, body, publishedAt, rubric, permalink, ...row }) => {
        const text = [title, teaser, toArticleExcerpt(body, EXCERPT)].filter(Boolean).join('\n\n')
        const path = toArticlePath({ rubric, permalink })
        return publishedAt === null ? [] : [{ ...row, type, text, path, about: null, parentId: null }]
      })
    }
    case 'lists': {
      const { id, name, description, hidden, deleted, createdAt } = lists
      const rows = await db
        .select({ ...owner, id, name, description, hidden, createdAt })
        .from(lists)
        .innerJoin(users, eq(users.id, lists.userId))
        .where(and(inArray(id, [...ids]), or(isModeratedList, isOwn(lists.userId, deleted))))
      return rows.map(({ name, description, ...row }) => {
        const text = [name, description].filter(Boolean).join('\n\n')
        return { ...row, type, text, about: null, parentId: null }
      })
    }
    case 'users': {
      const { id, username, hidden, createdAt } = users
      const rows = await db
        .select({ ...owner, id, text: username, hidden, createdAt })
        .from(users)
        .where(inArray(id, [...ids]))
      return rows.map((row) => ({ ...row, type, about: null, parentId: null }))
    }
  }
}

const tables = { comments, trivia, articles, lists, users } as const

/**
 * Locks a thing against whoever else acts on it. Who wrote it comes first, as in their own commands: else both could
 * wait for each other. What only refers to it goes on: who answers a member holds the comment, and would wait here for
 * that member, who waits there for the comment.
 */
export async function lockThing(tx: Tx, { type, id }: ThingKey): Promise<void> {
  const things = tables[type]
  if (isWritten(type)) {
    const written = tables[type]
    const author = tx.select({ id: written.userId }).from(written).where(eq(written.id, id))
    await tx.select({ id: users.id }).from(users).where(inArray(users.id, author)).for('no key update')
  }
  await tx.select({ id: things.id }).from(things).where(eq(things.id, id)).for('no key update')
}

const isWritten = (type: ThingKey['type']): type is 'comments' | 'trivia' => type === 'comments' || type === 'trivia'

/** Of comments and trivia it is a change of their author's own state, too: it reaches the author's devices. */
export async function setHidden(tx: Tx, { type, id, userId }: ThingRow, hidden: boolean): Promise<void> {
  if (isWritten(type)) {
    const written = tables[type]
    const changeSeq = await nextChangeSeq(tx, userId)
    await tx.update(written).set({ hidden, changeSeq }).where(eq(written.id, id))
    return
  }
  const things = tables[type]
  await tx.update(things).set({ hidden }).where(eq(things.id, id))
}
