import type * as z from 'zod/mini'
import type { usersCall } from '#contract/friends.ts'
import type { Relation } from '#contract/users.ts'
import type { Db } from '../../db/client.ts'
import type { Member } from '../../http/platform.ts'
import { toNameKeys } from '../../users/service.ts'
import { toAuthor } from '../service.ts'
import * as queries from './queries.ts'

/** The most results of a search for members: members who search know the name of their friend. */
const FOUND = 10

/** Members by name, with any spelling of umlauts, and their relation to the viewer. */
export async function findMembers(
  db: Db,
  member: Member,
  q: string,
  now: Date,
): Promise<z.input<(typeof usersCall)['answer']>> {
  const keys = toNameKeys(q)
  const found = await queries.findByName(db, member.id, keys, now, FOUND)
  const ids = found.map(({ id }) => id)
  const askings = ids.length > 0 ? await queries.findAskings(db, member.id, ids) : []
  const relationTo = (id: string): Relation => {
    const iAsk = askings.some(({ itemId }) => itemId === id)
    const theyAsk = askings.some(({ userId }) => userId === id)
    if (iAsk) return theyAsk ? 'friends' : 'asked'
    return theyAsk ? 'asks' : 'none'
  }
  return { items: found.map((user) => ({ user: toAuthor(user), relation: relationTo(user.id) })) }
}
