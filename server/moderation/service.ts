import type * as z from 'zod/mini'
import { FlagReason } from '#contract/marks.ts'
import type { LogEntry, LoggedState, moderationLogCall } from '#contract/moderationLog.ts'
import type { moderationMemberCall } from '#contract/moderationMembers.ts'
import type { ModerationCase, moderationQueueCall } from '#contract/moderationQueue.ts'
import { type ModeratedType, moderatedTypes } from '#contract/moderationWords.ts'
import { outranks } from '#contract/roles.ts'
import { readAuthors } from '../community/service.ts'
import type { Db, Tx } from '../db/client.ts'
import { holds } from '../http/blocked.ts'
import { pageOf } from '../http/pageOf.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { countOpen, findCases } from './cases/queries.ts'
import * as queries from './queries.ts'
import type { BlockRow, CaseRow, FlagWordsRow, LogRow, ThingRow } from './rows.ts'
import { toPoints, toSeverity } from './severity.ts'
import { readPlaces, readThings } from './things/service.ts'

const CASES_PER_PAGE = 20
const ENTRIES_PER_PAGE = 50
/** The number of log entries shown about one member. */
const MEMBER_ENTRIES = 20
/** The number of members' own words shown of one case. */
const WORDS_OF_FLAGS = 20
/** The length of an excerpt from the parent of a reply, in characters. */
const EXCERPT = 200

type Asking = { db: Db; member: Member; now: Date }
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
    queries.listLast(db, cases),
    queries.listFlagWords(db, cases),
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
function wordsOf({ type, id, firstAt }: CaseRow, words: readonly FlagWordsRow[]): readonly FlagWordsRow[] {
  return words
    .filter(({ itemType, itemId, updatedAt }) => itemType === type && itemId === id && firstAt && updatedAt >= firstAt)
    .slice(0, WORDS_OF_FLAGS)
}

/** Moderators may not act on equals, superiors and themselves (E9). */
export function mayActOn(member: Member, subject: Pick<ThingRow, 'userId' | 'credentials'>): boolean {
  return subject.userId !== member.id && outranks(member.credentials, subject.credentials)
}

/** Log rows with the names of the moderator and of the member; deleted members have none. */
export async function readEntries(
  db: Db | Tx,
  rows: readonly LogRow[],
): Promise<(row: LogRow) => z.input<typeof LogEntry>> {
  const names = await queries.findNames(
    db,
    rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]),
  )
  const named = (id: string) => ({ id, username: names.get(id) ?? null })
  return ({ id, at, actorId, action, itemType, itemId, subjectId, reason, before, after }) => ({
    id,
    at: at.toISOString(),
    actor: named(actorId),
    action,
    type: itemType,
    item: itemId,
    subject: named(subjectId),
    reason,
    // Written by `act` alone; the answer is validated before it is sent.
    before: before as LoggedState,
    after: after as LoggedState,
  })
}

/** Names of members by id; deleted members have none. */
export const readMemberNames = queries.findNames

/** The log of the moderation, the latest entries first. */
export async function readLog(
  db: Db,
  memberId: string | undefined,
  page = 1,
): Promise<z.input<(typeof moderationLogCall)['answer']>> {
  const found = await queries.listLog(db, memberId, pageOf(page, ENTRIES_PER_PAGE))
  const rows = found.slice(0, ENTRIES_PER_PAGE)
  const toEntry = await readEntries(db, rows)
  return {
    items: rows.map(toEntry),
    nextPage: found.length > ENTRIES_PER_PAGE ? page + 1 : null,
    filters: { member: memberId ?? null },
  }
}

/** A member as the moderation sees them: block, counts, warnings and log. @throws ProblemError `not_found` */
export async function readMember(
  { db, member, now }: Asking,
  id: string,
): Promise<z.input<(typeof moderationMemberCall)['answer']>> {
  const thing = (await readThings(db, [{ type: 'users', id }])).get(`users/${id}`)
  if (!thing) throw new ProblemError('not_found')
  const [authorOf, block, counts, warnings, rows] = await Promise.all([
    readAuthors(db, [thing], true),
    queries.findBlock(db, id),
    queries.countThingsOf(db, id),
    queries.countWarnings(db, id),
    queries.listLog(db, id, { offset: 0, limit: MEMBER_ENTRIES }),
  ])
  const toEntry = await readEntries(db, rows)
  return {
    author: authorOf(thing),
    createdAt: thing.createdAt.toISOString(),
    hidden: thing.hidden,
    block: block && holds(block, now) ? toBlock(block) : null,
    mayAct: mayActOn(member, thing),
    counts: { ...counts, warnings },
    log: rows.map(toEntry),
  }
}

export function toBlock({ since, until, reason }: BlockRow) {
  return { since: since.toISOString(), until: until?.toISOString() ?? null, reason }
}
