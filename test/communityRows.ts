import { nextChangeSeq } from '../server/db/changeSeq.ts'
import { comments, trivia } from '../server/db/schema/community.ts'
import type { TestServer } from './server.ts'
import { TEST_NOW } from './time.ts'

type NewComment = Omit<typeof comments.$inferInsert, 'changeSeq'>
type NewTrivia = Omit<typeof trivia.$inferInsert, 'changeSeq'>

const newId = (kind: string) => `${kind}-${Math.random().toString(36).slice(2, 10)}`

/** Inserts a comment on a film; what the test does not name is plain. */
export async function addComment(
  server: TestServer,
  { userId, itemId, ...rest }: Partial<NewComment> & Pick<NewComment, 'userId' | 'itemId'>,
) {
  const createdAt = rest.createdAt ?? TEST_NOW
  const [comment] = await server.database.db.transaction(async (tx) => {
    const changeSeq = await nextChangeSeq(tx, userId)
    return tx
      .insert(comments)
      .values({
        id: newId('c'),
        itemType: 'movies',
        body: 'Schöner Film.',
        updatedAt: createdAt,
        ...rest,
        userId,
        itemId,
        createdAt,
        changeSeq,
      })
      .returning()
  })
  if (!comment) throw new Error('no comment was inserted')
  return comment
}

/** Inserts a piece of trivia on a film; what the test does not name is plain. */
export async function addTrivia(
  server: TestServer,
  { userId, itemId, ...rest }: Partial<NewTrivia> & Pick<NewTrivia, 'userId' | 'itemId'>,
) {
  const createdAt = rest.createdAt ?? TEST_NOW
  const [entry] = await server.database.db.transaction(async (tx) => {
    const changeSeq = await nextChangeSeq(tx, userId)
    return tx
      .insert(trivia)
      .values({
        id: newId('t'),
        itemType: 'movies',
        category: 'Zahlen',
        body: 'Der Film hat eine Länge.',
        updatedAt: createdAt,
        ...rest,
        userId,
        itemId,
        createdAt,
        changeSeq,
      })
      .returning()
  })
  if (!entry) throw new Error('no trivia was inserted')
  return entry
}
