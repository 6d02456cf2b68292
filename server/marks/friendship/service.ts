import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Tx } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import { announce } from '../../events/service.ts'
import { ProblemError } from '../../http/problemError.ts'
import { forgetFriendRequest, tellFriendship } from '../../notifications/service.ts'
import * as queries from './queries.ts'

/*
 * What is particular about the mark `friendship`: it takes two. The marks call this in the transaction of the command.
 */

/** Requests of one member: more than anybody knows people, too few to pester a community. */
export const REQUESTS = { max: 20, windowSeconds: 3600 }

type Asking = { tx: Tx; from: string; to: string; intentAt: Date; now: Date }

/** Before anything else is locked. */
export const lockPair = queries.lockPair

/**
 * Whether a member may ask another, or accept.
 *
 * @param limits whether requests are limited; an answer is none.
 * @throws ProblemError `not_found` when either has muted the other: as if they were not there; `quota_full`.
 */
export async function checkAsking({ tx, from, to, now }: Omit<Asking, 'intentAt'>, limits: boolean): Promise<void> {
  if (await queries.isMutedBetween(tx, from, to)) throw new ProblemError('not_found')
  const theirs = await queries.findAsking(tx, to, from)
  if (!limits || theirs?.set === true) return
  const since = new Date(now.getTime() - REQUESTS.windowSeconds * 1000)
  const oldest = (await queries.listAskTimes(tx, from, since))[REQUESTS.max - 1]
  if (oldest === undefined) return
  const milliseconds = oldest.getTime() - since.getTime()
  throw new ProblemError('quota_full', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })
}

/**
 * Takes back what the other said, too: a request is refused, a friendship is over for both. What they have meant after
 * this stays.
 *
 * @returns whether there was something to take back.
 */
export async function refuse({ tx, from, to, intentAt, now }: Asking): Promise<boolean> {
  const theirs = await queries.findAsking(tx, to, from)
  if (theirs?.set !== true || theirs.intentAt > intentAt) return false
  await queries.takeAskingBack(tx, theirs.id, {
    intentAt,
    updatedAt: notBefore(theirs.updatedAt, now),
    changeSeq: await nextChangeSeq(tx, to),
  })
  return true
}

/**
 * Tells who is asked, or whose request was accepted; of what was taken back there is no notification. Open pages of both
 * members hear of every change.
 */
export async function tellAsked({ tx, from, to, now }: Omit<Asking, 'intentAt'>, isSet: boolean): Promise<void> {
  const theirs = await queries.findAsking(tx, to, from)
  const isAnswer = isSet && theirs?.set === true
  await forgetFriendRequest(tx, now, { toId: from, fromId: to })
  if (!isSet) await forgetFriendRequest(tx, now, { toId: to, fromId: from })
  else await tellFriendship(tx, now, isAnswer ? 'friend_accepted' : 'friend_request', { toId: to, fromId: from })
  const changed = (hearer: string, other: string) => ({
    ...{ kind: 'friendship.changed' as const, topic: `users/${hearer}` },
    ...{ thing: { type: 'users', id: other }, actorId: from },
  })
  await announce(tx, now, [changed(from, to), changed(to, from)])
}
