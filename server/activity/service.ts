import type * as z from 'zod/mini'
import type { Act, activityCall, Discussion, discussionsCall } from '#contract/activity.ts'
import { readAuthors } from '../community/service.ts'
import type { Db } from '../db/client.ts'
import type { Member } from '../http/platform.ts'
import { readPlaces, type Thing } from './places/service.ts'
import * as queries from './queries.ts'

/** The age at which a comment counts half as much, in ms. */
const HALF_LIFE = 2 * 24 * 60 * 60 * 1000
/** The number of the latest comments from which discussions are computed. */
const LATEST = 400
const DISCUSSIONS = 6
/** The number of authors named for each discussion: a reader who has muted the first still reads another name. */
const AUTHORS = 3
const ACTS = 12
/** The number of friends whose acts are read. */
const FRIENDS = 500
/** The length of an excerpt from a comment, in characters. */
const EXCERPT = 160

const keyOf = ({ itemType, itemId }: Thing) => `${itemType}/${itemId}`

/**
 * Current discussions: the things with most of the latest comments, where older comments count less. Members whose
 * comments are not public are not named; a thing with comments of such members alone is left out.
 */
export async function listDiscussions(db: Db): Promise<z.input<(typeof discussionsCall)['answer']>> {
  const byThing = new Map<string, queries.LatestRow[]>()
  const comments = await queries.listLatest(db, LATEST)
  const newest = comments[0]?.createdAt ?? new Date(0)
  for (const row of comments) {
    byThing.set(keyOf(row), [...(byThing.get(keyOf(row)) ?? []), row])
  }
  const talks = [...byThing.values()].flatMap((rows) => {
    const [latest] = rows
    const named = [...new Set(rows.flatMap(({ isNamed, userId }) => (isNamed ? [userId] : [])))].slice(0, AUTHORS)
    return latest && named.length > 0 ? [{ ...latest, named, weight: toWeight(rows, newest) }] : []
  })
  // The sort keeps the order of the latest comment among equals.
  const first = talks.toSorted((a, b) => b.weight - a.weight).slice(0, DISCUSSIONS)
  const counts = new Map((await queries.countOn(db, first)).map((row) => [keyOf(row), row.number]))
  const placeOf = await readPlaces(db, first, null)
  const authorOf = await readAuthors(
    db,
    first.flatMap(({ named }) => named.map((userId) => ({ userId }))),
  )
  return {
    items: first.flatMap((talk): z.input<typeof Discussion>[] => {
      const place = placeOf(talk, 'comments')
      if (!place) return []
      return [
        {
          ...place,
          key: keyOf(talk),
          commentsCount: counts.get(keyOf(talk)) ?? 0,
          authors: talk.named.map((userId) => authorOf({ userId })),
          latestAt: talk.createdAt.toISOString(),
        },
      ]
    }),
  }
}

/** The weight of a discussion: the sum over its comments, each weighing less the older it is than the newest of all. */
const toWeight = (rows: readonly queries.LatestRow[], newest: Date): number =>
  rows.reduce((sum, { createdAt }) => sum + 0.5 ** ((newest.getTime() - createdAt.getTime()) / HALF_LIFE), 0)

/** The latest acts of a member's friends, as far as each friend shows them. */
export async function listActivity(db: Db, { id }: Member): Promise<z.input<(typeof activityCall)['answer']>> {
  const friends = await queries.listFriendIds(db, id, FRIENDS)
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
