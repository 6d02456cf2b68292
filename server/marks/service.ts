import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Change } from '#contract/changes.ts'
import { type Mark, type MarkableType, type MarkKind, type setMarkCall, Vote } from '#contract/marks.ts'
import { nextChangeSeq } from '../db/changeSeq.ts'
import type { Db, Tx } from '../db/client.ts'
import { notBefore } from '../db/notBefore.ts'
import { refuseBlocked } from '../http/blocked.ts'
import type { CommandContext } from '../http/idempotency.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { takeFromQuota } from '../http/quota.ts'
import { tellFlag, tellMark } from '../notifications/service.ts'
import { type FoundThing, findThing } from '../things/queries.ts'
import { readCards, readTitleCards as readCardsOfTitles, type TitleCardView } from './cards/service.ts'
import { checkAsking, lockPair, refuse, tellAsked } from './friendship/service.ts'
import { refuseOwn } from './ownThings.ts'
import * as queries from './queries.ts'
import { listRuleChanges as listRules } from './watchlistRule/service.ts'

/** Film and series data that devices show without a network, for other domains. */
export const readTitleCards = readCardsOfTitles

/** A member's rule for rated titles on the watchlist, if it changed after a number. */
export const listRuleChanges = listRules

type MarkCommand = CommandContext & { member: Member; now: Date }
/** A thing by its type and its id or permalink, and the kind of the mark. */
export type MarkAddress = { type: MarkableType; id: string; mark: MarkKind }
type SetBody = z.output<typeof setMarkCall.body>
type State = Pick<queries.MarkRow, 'set' | 'vote' | 'reason' | 'words'>

/** Whether other members see the effect of a mark. */
const isSeenByOthers = (mark: MarkKind) => mark === 'digg' || mark === 'vote' || mark === 'friendship'

const NOTHING: State = { set: false, vote: null, reason: null, words: null }

/**
 * The limit of flags: more than anybody sets in good faith, too few to bury the moderation. A flag with changed words
 * counts, too.
 */
export const FLAGS = { kind: 'flags', max: 30, windowSeconds: 3600 }

/**
 * Marks a thing. The latest intent wins: an older one has no effect, and its answer names the present state. Flags do
 * not change what other members see: the moderation decides. New accounts may mark at once, because only publishing is
 * delayed (B13).
 *
 * @param limits whether flags of one member are limited.
 * @throws ProblemError `not_found` for an unknown or hidden thing; `invalid` when a value of the mark is missing, or
 * for the member's own things; `quota_full` for too many flags; `account_blocked` for marks that other members see.
 */
export async function setMark(command: MarkCommand, address: MarkAddress, body: SetBody, limits: boolean) {
  const state = toState(address.mark, body)
  return change(command, address, state, async ({ authorId }, before) => {
    if (authorId === command.member.id) refuseOwn(address.mark)
    if (isSeenByOthers(address.mark)) refuseBlocked(command.member, command.now)
    if (address.mark === 'flag' && limits && !isSame(before ?? NOTHING, state)) await takeFromQuota(command, FLAGS)
    if (address.mark === 'friendship' && before?.set !== true) {
      const { tx, member, now } = command
      await checkAsking({ tx, from: member.id, to: address.id, now }, limits)
    }
  })
}

/**
 * Marks a title as seen because the member rates it. A mark that the member has taken back stays so, if that intent is
 * later or the title was rated before.
 *
 * The inferred mark keeps the time of the member's last intent about it: every later intent of the member wins, also
 * one from a device whose clock is behind (ADR 046).
 *
 * @param isFirst whether the title was unrated until now.
 * @returns the present state.
 */
export async function markSeen(
  { tx, member, intentAt, now }: MarkCommand,
  { type, id }: Pick<MarkAddress, 'type' | 'id'>,
  isFirst: boolean,
): Promise<z.input<typeof Mark>> {
  const key = { userId: member.id, kind: 'watched' as const, itemType: type, itemId: id }
  const before = await queries.findMark(tx, key)
  const cardOf = await readCards(tx, [key])
  if (before && (before.set || !isFirst || before.intentAt > intentAt)) return toMark(before, cardOf(key))
  const after = {
    ...key,
    ...NOTHING,
    id: before?.id ?? randomUUID(),
    set: true,
    intentAt: before?.intentAt ?? new Date(0),
    updatedAt: notBefore(before?.updatedAt, now),
    changeSeq: await nextChangeSeq(tx, member.id),
  }
  await queries.saveMark(tx, after)
  return toMark(after, cardOf(key))
}

/**
 * Takes a mark back; also a mark that was never set, and the member's own mark on a thing that they may not see any
 * more: nobody keeps a mark against their will. @throws as `setMark`
 */
export async function clearMark(command: MarkCommand, address: MarkAddress) {
  return change(command, address, NOTHING, async () => {})
}

function toState(mark: MarkKind, body: SetBody): State {
  const missing = (field: string) => new ProblemError('invalid', { errors: { [field]: ['Diese Angabe fehlt.'] } })
  switch (mark) {
    case 'vote':
      if (body?.vote === undefined) throw missing('vote')
      return { ...NOTHING, set: true, vote: body.vote }
    case 'flag':
      if (body?.flag === undefined) throw missing('flag')
      return { ...NOTHING, set: true, reason: body.flag.reason, words: body.flag.text || null }
    default:
      return { ...NOTHING, set: true }
  }
}

async function change(
  command: MarkCommand,
  { type, id, mark }: MarkAddress,
  state: State,
  check: (thing: FoundThing, before: queries.MarkRow | undefined) => Promise<void>,
) {
  const { tx, member, intentAt, now } = command
  if (mark === 'friendship') await lockPair(tx, member.id, id)
  // First, because it locks: no other command of this member runs between reading and writing.
  const changeSeq = await nextChangeSeq(tx, member.id)
  const thing =
    (await findThing(tx, type, id, member.id)) ??
    (state.set ? undefined : await queries.findMarkedThing(tx, { userId: member.id, kind: mark, itemType: type, id }))
  if (!thing) throw new ProblemError('not_found')
  const key = { userId: member.id, kind: mark, itemType: type, itemId: thing.id }
  const before = await queries.findMark(tx, key)
  const cardOf = await readCards(tx, [key])
  if (before && before.intentAt > intentAt) return { applied: false, current: toMark(before, cardOf(key)) }
  await check(thing, before)

  const after = {
    ...key,
    ...state,
    id: before?.id ?? randomUUID(),
    intentAt,
    // A flag for the same reason does not reopen a case that the moderation has closed, even with other words.
    updatedAt:
      before?.set && state.set && mark === 'flag' && before.reason === state.reason
        ? before.updatedAt
        : notBefore(before?.updatedAt, now),
    changeSeq,
  }
  await queries.saveMark(tx, after)
  const was = before ?? NOTHING
  const isRefused =
    mark === 'friendship' && !after.set && (await refuse({ tx, from: member.id, to: thing.id, intentAt, now }))
  if (isRefused || !isSame(was, after)) {
    await count(tx, was, after)
    await command.logEffect(`${mark}.${after.set ? 'set' : 'clear'}`, `${type}/${thing.id}`)
    if (mark === 'digg' || mark === 'vote') {
      await tellMark(tx, now, { kind: mark, type, id: thing.id, set: after.set, actorId: member.id })
    }
    if (mark === 'flag' && was.set !== after.set) {
      await tellFlag(tx, now, { type, id: thing.id, set: after.set, memberId: member.id })
    }
    if (mark === 'friendship') await tellAsked({ tx, from: member.id, to: thing.id, now }, after.set)
  }
  return { applied: true, current: toMark(after, cardOf(key)) }
}

const isSame = (one: State, other: State) =>
  (['set', 'vote', 'reason', 'words'] as const).every((field) => one[field] === other[field])

/** Updates the counts of the thing. */
async function count(tx: Tx, before: State, { kind, itemType, itemId, ...after }: queries.MarkRow): Promise<void> {
  if (kind === 'digg' && queries.isDigged(itemType)) {
    await queries.addDiggs(tx, itemType, itemId, Number(after.set) - Number(before.set))
  }
  if (kind === 'vote') {
    const moved = (vote: Vote) => Number(after.vote === vote) - Number(before.vote === vote)
    await queries.addVotes(tx, itemType, itemId, moved(1), moved(-1))
  }
}

/** A member's marks that changed after a number, in the order of the changes; those taken back, too. */
export async function listMarkChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedMarks(db, userId, since, limit)
  const cardOf = await readCards(db, rows)
  return rows.map((row) => ({ seq: row.changeSeq, change: toChange(row, cardOf(row)) }))
}

/**
 * Removes a deleted member's marks from all counts, and the marks of others on the member and on things that are
 * deleted too.
 */
export async function forgetMarks(tx: Tx, userId: string): Promise<void> {
  await queries.deleteMarksOf(tx, userId)
  await queries.deleteMarksAbout(tx, userId)
}

function toMark(row: queries.MarkRow, card: TitleCardView | null): z.input<typeof Mark> {
  const { id, set, vote, updatedAt } = row
  return { id, set, vote: Vote.safeParse(vote).data ?? null, card, updatedAt: updatedAt.toISOString() }
}

function toChange(row: queries.MarkRow, card: TitleCardView | null): z.input<typeof Change> {
  return { kind: 'mark', name: row.kind, type: row.itemType, id: row.itemId, mark: toMark(row, card) }
}
