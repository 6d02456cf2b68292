import type * as z from 'zod/mini'
import type { LogEntry, LoggedState, moderationLogCall } from '#contract/moderationLog.ts'
import type { moderationMemberCall } from '#contract/moderationMembers.ts'
import { outranks } from '#contract/roles.ts'
import { readAuthors } from '../community/service.ts'
import type { Db, Tx } from '../db/client.ts'
import { holds } from '../http/blocked.ts'
import { pageOf } from '../http/pageOf.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import * as blockQueries from './blocks/queries.ts'
import * as logQueries from './log/queries.ts'
import * as queries from './queries.ts'
import type { BlockRow, LogRow, ThingRow } from './rows.ts'
import { readThings } from './things/service.ts'

const ENTRIES_PER_PAGE = 50
/** The number of log entries shown about one member. */
const MEMBER_ENTRIES = 20

export type Asking = { db: Db; member: Member; now: Date }

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
  const found = await logQueries.listLog(db, memberId, pageOf(page, ENTRIES_PER_PAGE))
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
    blockQueries.findBlock(db, id),
    queries.countThingsOf(db, id),
    logQueries.countWarnings(db, id),
    logQueries.listLog(db, id, { offset: 0, limit: MEMBER_ENTRIES }),
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
