import type * as z from 'zod/mini'
import type { Discussion, discussionsCall } from '#contract/activity.ts'
import { readAuthors } from '../../community/service.ts'
import type { Db } from '../../db/client.ts'
import { readPlaces } from '../places/service.ts'
import { keyOf } from '../service.ts'
import * as discussionQueries from './queries.ts'

/** The age at which a comment counts half as much, in ms. */
const HALF_LIFE = 2 * 24 * 60 * 60 * 1000
/** The number of the latest comments from which discussions are computed. */
const LATEST = 400
const DISCUSSIONS = 6
/** The number of authors named for each discussion: a reader who has muted the first still reads another name. */
const AUTHORS = 3

/**
 * Current discussions: the things with most of the latest comments, where older comments count less. Members whose
 * comments are not public are not named; a thing with comments of such members alone is left out.
 */
export async function listDiscussions(db: Db): Promise<z.input<(typeof discussionsCall)['answer']>> {
  const byThing = new Map<string, discussionQueries.LatestRow[]>()
  const comments = await discussionQueries.listLatest(db, LATEST)
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
  const counts = new Map((await discussionQueries.countOn(db, first)).map((row) => [keyOf(row), row.number]))
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
const toWeight = (rows: readonly discussionQueries.LatestRow[], newest: Date): number =>
  rows.reduce((sum, { createdAt }) => sum + 0.5 ** ((newest.getTime() - createdAt.getTime()) / HALF_LIFE), 0)
