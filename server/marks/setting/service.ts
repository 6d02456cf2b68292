import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { MarkKind, setMarkCall, Vote } from '#contract/marks.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Tx } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import { announceFlag, announceMark } from '../../events/service.ts'
import { refuseBlocked } from '../../http/blocked.ts'
import { ProblemError } from '../../http/problemError.ts'
import { takeFromQuota } from '../../http/quota.ts'
import { type FoundThing, findThing } from '../../things/queries.ts'
import { readCards } from '../cards/service.ts'
import { checkAsking, lockPair, refuse, tellAsked } from '../friendship/service.ts'
import { refuseOwn } from '../ownThings.ts'
import { tellPairChange } from '../pairs.ts'
import * as queries from '../queries.ts'
import { type MarkAddress, type MarkCommand, type MarkState, NOTHING, toMark } from '../service.ts'

type SetBody = z.output<typeof setMarkCall.body>

/** Whether other members see the effect of a mark. */
const isSeenByOthers = (mark: MarkKind) => mark === 'digg' || mark === 'vote' || mark === 'friendship'

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
 * Takes a mark back; also a mark that was never set, and the member's own mark on a thing that they may not see any
 * more: nobody keeps a mark against their will. @throws as `setMark`
 */
export async function clearMark(command: MarkCommand, address: MarkAddress) {
  return change(command, address, NOTHING, async () => {})
}

function toState(mark: MarkKind, body: SetBody): MarkState {
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
  state: MarkState,
  check: (thing: FoundThing, before: queries.MarkRow | undefined) => Promise<void>,
) {
  const { tx, member, intentAt, now } = command
  const isBetweenMembers = mark === 'friendship' || (mark === 'mute' && type === 'users')
  if (isBetweenMembers) await lockPair(tx, member.id, id)
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
      await announceMark(tx, now, { kind: mark, type, id: thing.id, set: after.set, actorId: member.id })
    }
    if (mark === 'flag' && was.set !== after.set) {
      await announceFlag(tx, now, { type, id: thing.id, set: after.set, memberId: member.id })
    }
    if (mark === 'friendship') await tellAsked({ tx, from: member.id, to: thing.id, now }, after.set)
    if (isBetweenMembers) await tellPairChange(tx, member.id, thing.id, now)
  }
  return { applied: true, current: toMark(after, cardOf(key)) }
}

const isSame = (one: MarkState, other: MarkState) =>
  (['set', 'vote', 'reason', 'words'] as const).every((field) => one[field] === other[field])

/** Updates the counts of the thing. */
async function count(tx: Tx, before: MarkState, { kind, itemType, itemId, ...after }: queries.MarkRow): Promise<void> {
  if (kind === 'digg' && queries.isDigged(itemType)) {
    await queries.addDiggs(tx, itemType, itemId, Number(after.set) - Number(before.set))
  }
  if (kind === 'vote') {
    const moved = (vote: Vote) => Number(after.vote === vote) - Number(before.vote === vote)
    await queries.addVotes(tx, itemType, itemId, moved(1), moved(-1))
  }
}
