import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { comments } from '../../db/schema/comments.ts'
import { trivia } from '../../db/schema/trivia.ts'
import { beginNumbering } from '../numbering/queries.ts'
import type { CommunityRows } from '../rows.ts'

/** Inserts what is not there yet. Comments stand before their replies. */
export async function insertCommunity(tx: Tx, rows: CommunityRows): Promise<void> {
  const writers = [...rows.comments, ...rows.trivia].map(({ userId }) => userId)
  const { number, save } = await beginNumbering(tx, writers)
  await insertAll(tx, comments, rows.comments.map(number))
  await insertAll(tx, trivia, rows.trivia.map(number))
  await save()
}
