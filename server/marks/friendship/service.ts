import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Tx } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import { announce } from '../../events/service.ts'
import { ProblemError } from '../../http/problemError.ts'
import { forgetFriendRequest, tellFriendship } from '../../notifications/service.ts'
import { lockThings } from '../../things/queries.ts'
import * as queries from './queries.ts'

/*
 * The rules of the mark `friendship` alone: it needs two members. The marks call this in the transaction of the command.
 */

/** The limit of one member's requests: enough for all friends, too few to pester a community. */
export const REQUESTS = { max: 20, windowSeconds: 3600 }

type Asking = { tx: Tx; from: string; to: string; intentAt: Date; now: Date }

/** Locks two members until the transaction ends. To be called before any other lock is taken. */
export const lockPair = (tx: Tx, one: string, other: string) => lockThings(tx, 'users', [one, other])

/**
 * Whether a member may send a friend request to another, or accept one.
 *
 * @param limits whether requests are limited; acceptances are not.
 * @throws ProblemError `not_found` when either has muted the other: as if they did not exist; `quota_full`.
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
 * Takes back the other member's request, too: a request is refused, a friendship ends for both. A later intent of the
 * other member stays.
 *
 * @returns whether there was a request to take back.
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
 * Notifies the member who gets a request, or whose request was accepted; a withdrawal notifies nobody. Open pages of
 * both members get an event of every change.
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
