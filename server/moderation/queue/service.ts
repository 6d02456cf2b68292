import type * as z from 'zod/mini'
import { FlagReason } from '#contract/marks.ts'
import type { ModerationCase, moderationQueueCall } from '#contract/moderationQueue.ts'
import { type ModeratedType, moderatedTypes } from '#contract/moderationWords.ts'
import { readAuthors } from '../../community/service.ts'
import { pageOf } from '../../http/pageOf.ts'
import { type FlagWords, listFlagWords } from '../../marks/service.ts'
import { countOpen, findCases } from '../cases/queries.ts'
import * as logQueries from '../log/queries.ts'
import * as queries from '../queries.ts'
import type { CaseRow } from '../rows.ts'
import { type Asking, mayActOn, readEntries } from '../service.ts'
import { toPoints, toSeverity } from '../severity.ts'
import { readPlaces, readThings } from '../things/service.ts'

const CASES_PER_PAGE = 20
/** The number of members' own words shown of one case. */
const WORDS_OF_FLAGS = 20
/** The length of an excerpt from the parent of a reply, in characters. */
const EXCERPT = 200
type QueueQuery = {
  state?: 'open' | 'hidden' | 'closed' | undefined
  type?: ModeratedType | undefined
  page?: number | undefined
}

/** The flagged things: open cases with the gravest first, closed ones by the last action. */
export async function readQueue(
  { db, member, now }: Asking,
  { state = 'open', type, page = 1 }: QueueQuery,
): Promise<z.input<(typeof moderationQueueCall)['answer']>> {
  const [found, open] = await Promise.all([
    findCases(db, state, type, now, pageOf(page, CASES_PER_PAGE)),
    countOpen(db),
  ])
  return {
    items: await toCases({ db, member, now }, found.slice(0, CASES_PER_PAGE)),
    nextPage: found.length > CASES_PER_PAGE ? page + 1 : null,
    filters: { state, type: type ?? null },
    open: Object.fromEntries(moderatedTypes.map((each) => [each, open[each] ?? 0])) as Record<ModeratedType, number>,
  }
}

async function toCases(
  { db, member, now }: Asking,
  cases: readonly CaseRow[],
): Promise<z.input<typeof ModerationCase>[]> {
  const things = await readThings(db, cases)
  const found = [...things.values()]
  const parents = await readThings(
    db,
    found.flatMap(({ parentId }) => (parentId === null ? [] : [{ type: 'comments' as const, id: parentId }])),
  )
  const [placeOf, authorOf, last, words] = await Promise.all([
    readPlaces(db, found),
    readAuthors(db, found, true),
    logQueries.listLast(db, cases),
    listFlagWords(db, cases),
  ])
  const names = await queries.findNames(
    db,
    words.map(({ userId }) => userId),
  )
  const toEntry = await readEntries(db, last)
  return cases.flatMap((each) => {
    const thing = things.get(`${each.type}/${each.id}`)
    // The thing was deleted between two queries.
    if (!thing) return []
    const before = last.find(({ itemType, itemId }) => itemType === each.type && itemId === each.id)
    const parent = thing.parentId === null ? undefined : parents.get(`comments/${thing.parentId}`)
    return [
      {
        type: each.type,
        id: each.id,
        text: thing.text,
        author: authorOf(thing),
        createdAt: thing.createdAt.toISOString(),
        hidden: thing.hidden,
        context: placeOf(thing),
        answers: parent ? { username: parent.username, text: parent.text.slice(0, EXCERPT) } : null,
        severity: toSeverity(each.counts),
        points: Math.round(toPoints(each.counts, each.firstAt, now) * 10) / 10,
        flaggers: each.flaggers,
        reasons: FlagReason.options
          .toReversed()
          .flatMap((reason) => (each.counts[reason] > 0 ? [{ reason, count: each.counts[reason] }] : [])),
        words: wordsOf(each, words).map(({ reason, words: text, userId }) => ({
          ...{ reason: reason ?? 'other', text },
          member: { id: userId, username: names.get(userId) ?? null },
        })),
        firstFlaggedAt: each.firstAt?.toISOString() ?? null,
        lastFlaggedAt: each.lastAt?.toISOString() ?? null,
        mayAct: mayActOn(member, thing),
        last: before ? toEntry(before) : null,
      },
    ]
  })
}

/** The words of those flags that the case counts. */
function wordsOf({ type, id, firstAt }: CaseRow, words: readonly FlagWords[]): readonly FlagWords[] {
  return words
    .filter(({ itemType, itemId, updatedAt }) => itemType === type && itemId === id && firstAt && updatedAt >= firstAt)
    .slice(0, WORDS_OF_FLAGS)
}
