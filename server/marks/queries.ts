import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { MarkableType, MarkKind } from '#contract/marks.ts'
import type { Db, Tx } from '../db/client.ts'
import { isSeenComment, isSeenList } from '../db/isSeen.ts'
import { isShownArticle, isShownTrivia } from '../db/isShown.ts'
import { findNamedId, isNamed, pickNamed } from '../db/named.ts'
import { articles } from '../db/schema/articles.ts'
import { movies, people, series } from '../db/schema/catalogue.ts'
import { comments, trivia } from '../db/schema/community.ts'
import { lists } from '../db/schema/lists.ts'
import { marks } from '../db/schema/marks.ts'
import { users } from '../db/schema/users.ts'

export type MarkRow = typeof marks.$inferSelect

/** A thing that is marked. Whose it is: null for what belongs to nobody; a user is their own. */
export type Thing = { id: string; ownerId: string | null }

/** The tables of what has a permalink beside its id, and of what counts its diggs. */
const named = { movies, series, people } as const
const digged = { comments, trivia, articles, lists } as const

export const isDigged = (type: MarkableType): type is keyof typeof digged => type in digged

/** A thing as a member may see it; undefined when it is unknown, gone or hidden from them. */
export async function findThing(tx: Tx, type: MarkableType, id: string, userId: string): Promise<Thing | undefined> {
  switch (type) {
    case 'movies':
    case 'series':
    case 'people':
      return toThing(await findNamedId(tx, named[type], id))
    case 'comments': {
      const [comment] = await tx
        .select({ id: comments.id, ownerId: comments.userId })
        .from(comments)
        .where(and(eq(comments.id, id), isSeenComment(userId)))
      return comment
    }
    case 'trivia': {
      const [entry] = await tx
        .select({ id: trivia.id, ownerId: trivia.userId })
        .from(trivia)
        .where(and(eq(trivia.id, id), isShownTrivia))
      return entry
    }
    case 'articles': {
      const found = await tx
        .select({ id: articles.id, ownerId: articles.userId })
        .from(articles)
        .where(and(isNamed(articles, id), isShownArticle))
      return pickNamed(found, id)
    }
    case 'lists': {
      const [list] = await tx
        .select({ id: lists.id, ownerId: lists.userId })
        .from(lists)
        .where(and(eq(lists.id, id), isSeenList(userId)))
      return list
    }
    case 'users': {
      // Neither those who never followed the link in their mail, nor who stands for all that are gone.
      const [user] = await tx
        .select({ id: users.id, ownerId: users.id })
        .from(users)
        .where(and(eq(users.id, id), isNotNull(users.activatedAt)))
      return user
    }
  }
}

const toThing = (id: string | undefined): Thing | undefined => (id === undefined ? undefined : { id, ownerId: null })

type MarkKey = Pick<MarkRow, 'userId' | 'kind' | 'itemType' | 'itemId'>

export async function findMark(tx: Tx, { userId, kind, itemType, itemId }: MarkKey): Promise<MarkRow | undefined> {
  const [row] = await tx
    .select()
    .from(marks)
    .where(and(eq(marks.userId, userId), eq(marks.kind, kind), eq(marks.itemType, itemType), eq(marks.itemId, itemId)))
  return row
}

/** What a member has marked by this id, whether they see it or not; undefined without such a mark. */
export async function findMarkedThing(
  tx: Tx,
  { id, ...key }: Omit<MarkKey, 'itemId'> & { id: string },
): Promise<Thing | undefined> {
  const mark = await findMark(tx, { ...key, itemId: id })
  return mark && { id: mark.itemId, ownerId: null }
}

export async function saveMark(tx: Tx, row: MarkRow): Promise<void> {
  const { set, vote, reason, words, intentAt, updatedAt, changeSeq } = row
  await tx
    .insert(marks)
    .values(row)
    .onConflictDoUpdate({
      target: [marks.userId, marks.kind, marks.itemType, marks.itemId],
      set: { set, vote, reason, words, intentAt, updatedAt, changeSeq },
    })
}

/** Moves the number of diggs of a thing. A change of it is none of the thing's own: `updatedAt` stays. */
export async function addDiggs(tx: Tx, type: keyof typeof digged, id: string, diggs: number): Promise<void> {
  const things = digged[type]
  await tx
    .update(things)
    .set({ diggsCount: sql`${things.diggsCount} + ${diggs}::int` })
    .where(eq(things.id, id))
}

export async function addVotes(tx: Tx, id: string, up: number, down: number): Promise<void> {
  const { upvotesCount, downvotesCount } = trivia
  await tx
    .update(trivia)
    .set({ upvotesCount: sql`${upvotesCount} + ${up}::int`, downvotesCount: sql`${downvotesCount} + ${down}::int` })
    .where(eq(trivia.id, id))
}

/** A member's marks that changed after a number, in the order in which they did; those taken back, too. */
export async function findChangedMarks(db: Db, userId: string, since: number, limit: number): Promise<MarkRow[]> {
  return db
    .select()
    .from(marks)
    .where(and(eq(marks.userId, userId), gt(marks.changeSeq, since)))
    .orderBy(asc(marks.changeSeq))
    .limit(limit)
}

/** Takes all of a member's marks out of what things count, and deletes them. */
export async function deleteMarksOf(tx: Tx, userId: string): Promise<void> {
  const isMine = (kind: MarkKind, type: MarkableType) =>
    sql`mine.user_id = ${userId} and mine.kind = ${kind} and mine.item_type = ${type} and mine."set"`
  for (const [type, table] of Object.entries(digged)) {
    await tx.execute(sql`
      update ${table} as things set diggs_count = things.diggs_count - 1
      from ${marks} as mine where ${isMine('digg', type as keyof typeof digged)} and mine.item_id = things.id`)
  }
  await tx.execute(sql`
    update ${trivia} as things set
      upvotes_count = things.upvotes_count - (mine.vote = 1)::int,
      downvotes_count = things.downvotes_count - (mine.vote = -1)::int
    from ${marks} as mine where ${isMine('vote', 'trivia')} and mine.item_id = things.id`)
  await tx.delete(marks).where(eq(marks.userId, userId))
}

/** Deletes what others have marked of a member and of what goes with them: whom somebody follows is personal. */
export async function deleteMarksAbout(tx: Tx, userId: string): Promise<void> {
  const ownLists = tx.select({ id: lists.id }).from(lists).where(eq(lists.userId, userId))
  await tx
    .delete(marks)
    .where(
      or(
        and(eq(marks.itemType, 'users'), eq(marks.itemId, userId)),
        and(eq(marks.itemType, 'lists'), sql`${marks.itemId} in ${ownLists}`),
      ),
    )
}
