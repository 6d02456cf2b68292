import { nextChangeSeq } from '../server/db/changeSeq.ts'
import type { Tx } from '../server/db/client.ts'
import { comments } from '../server/db/schema/comments.ts'
import { trivia } from '../server/db/schema/trivia.ts'
import type { TestServer } from './server.ts'
import { TEST_NOW } from './time.ts'

type NewComment = Omit<typeof comments.$inferInsert, 'changeSeq'>
type NewTrivia = Omit<typeof trivia.$inferInsert, 'changeSeq'>
type Written = { userId: string; createdAt?: Date }
type Stamps = { createdAt: Date; updatedAt: Date; changeSeq: number }

const newId = (kind: string) => `${kind}-${Math.random().toString(36).slice(2, 10)}`

/** Inserts something as its author's newest change. */
async function insertAs<Row>(
  { database }: TestServer,
  { userId, createdAt = TEST_NOW }: Written,
  insert: (tx: Tx, stamps: Stamps) => Promise<Row[]>,
): Promise<Row> {
  const [row] = await database.db.transaction(async (tx) =>
    insert(tx, { createdAt, updatedAt: createdAt, changeSeq: await nextChangeSeq(tx, userId) }),
  )
  if (!row) throw new Error('nothing was inserted')
  return row
}

/** Inserts a comment on a film; what the test does not name is plain. */
export function addComment(
  server: TestServer,
  values: Partial<NewComment> & Pick<NewComment, 'userId' | 'itemId'>,
): Promise<typeof comments.$inferSelect> {
  const plain = { id: newId('c'), itemType: 'movies' as const, body: 'Schöner Film.' }
  return insertAs(server, values, (tx, stamps) =>
    tx
      .insert(comments)
      .values({ ...plain, ...stamps, ...values })
      .returning(),
  )
}

/** Inserts a piece of trivia on a film; what the test does not name is plain. */
export function addTrivia(
  server: TestServer,
  values: Partial<NewTrivia> & Pick<NewTrivia, 'userId' | 'itemId'>,
): Promise<typeof trivia.$inferSelect> {
  const plain = { id: newId('t'), itemType: 'movies' as const, category: 'Zahlen', body: 'Der Film hat eine Länge.' }
  return insertAs(server, values, (tx, stamps) =>
    tx
      .insert(trivia)
      .values({ ...plain, ...stamps, ...values })
      .returning(),
  )
}
