import type * as z from 'zod/mini'
import type { Act, activityCall } from '#contract/activity.ts'
import { readAuthors } from '../community/service.ts'
import type { Db } from '../db/client.ts'
import type { Member } from '../http/platform.ts'
import * as friendQueries from './friends/queries.ts'
import { readPlaces, type Thing } from './places/service.ts'
import * as queries from './queries.ts'

const ACTS = 12
/** The number of friends whose acts are read. */
const FRIENDS = 500
/** The length of an excerpt from a comment, in characters. */
const EXCERPT = 160

export const keyOf = ({ itemType, itemId }: Thing) => `${itemType}/${itemId}`

/** The latest acts of a member's friends, as far as each friend shows them. */
export async function listActivity(db: Db, { id }: Member): Promise<z.input<(typeof activityCall)['answer']>> {
  const friends = await friendQueries.listFriendIds(db, id, FRIENDS)
  if (friends.length === 0) return { items: [], hasFriends: false }
  const ratings = await queries.listRatings(db, id, friends, ACTS)
  const comments = await queries.listComments(db, id, friends, ACTS)
  const lists = (await queries.listLists(db, id, friends, ACTS)).map((list) => ({
    ...list,
    itemType: 'lists' as const,
    itemId: list.id,
  }))
  const placeOf = await readPlaces(db, [...ratings, ...comments, ...lists], id)
  const authorOf = await readAuthors(db, [...ratings, ...comments, ...lists])
  const toBase = (row: Thing & { userId: string; at: Date }, kind: Act['kind']) => {
    const place = placeOf(row, kind === 'comment' ? 'comments' : 'page')
    return place && { key: `${kind}/${row.userId}/${keyOf(row)}`, user: authorOf(row), at: row.at.toISOString(), place }
  }
  const acts: (z.input<typeof Act> | null)[] = [
    ...ratings.map((row) => {
      const base = toBase(row, 'rating')
      return base && { ...base, kind: 'rating' as const, value: row.value, top: row.top, flop: row.flop }
    }),
    ...comments.map((row) => {
      const base = toBase(row, 'comment')
      const excerpt = row.spoiler ? null : toExcerpt(row.body)
      return base && { ...base, key: `comment/${row.id}`, kind: 'comment' as const, id: row.id, excerpt }
    }),
    ...lists.map((row) => {
      const base = toBase(row, 'list')
      return base && { ...base, kind: 'list' as const, itemsCount: row.itemsCount }
    }),
  ]
  const known = acts.flatMap((act) => (act ? [act] : []))
  return { items: known.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, ACTS), hasFriends: true }
}

/** The beginning of a text, ended at a word. */
function toExcerpt(body: string): string {
  const text = body.replace(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT) return text
  const cut = text.slice(0, EXCERPT)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2))} …`
}
