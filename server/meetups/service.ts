import type { Db, Tx } from '../db/client.ts'
import { noteChanges, noteChangesFor, tellMembers, toFilm } from './changing/service.ts'
import * as queries from './queries.ts'
import { toAnswer, toMeetups } from './reading/service.ts'

/** A member's meetups that changed after a number, in the order in which they did; those that are gone, too. */
export async function listMeetupChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.listChangedMembers(db, userId, since, limit)
  const views = await toMeetups(db, rows, userId)
  return views.map((view, index) => ({
    seq: rows[index]?.changeSeq ?? 0,
    change: { kind: 'meetup' as const, ...view },
  }))
}

/** A member's answers that changed after a number, in the order in which they did. */
export async function listMeetupAnswerChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.listChangedAnswers(db, userId, since, limit)
  return rows.map((row) => ({
    seq: row.changeSeq,
    change: { kind: 'meetupAnswer' as const, ...toAnswer(row) },
  }))
}

/**
 * Sends the meetups that two members share to their devices again, in the transaction that changes a friendship or a
 * mute between them: who may see what has changed with it. Both members are locked.
 */
export async function noteMeetupsBetween(tx: Tx, one: string, other: string, now: Date): Promise<void> {
  for (const id of await queries.listShared(tx, one, other)) await noteChangesFor(tx, id, [one, other], now)
}

/**
 * Takes a member out of all meetups, in the transaction that deletes the account: their own go, and those who were
 * invited are told; in the others they and their answers are not there any more.
 */
export async function forgetMeetups(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const { meetupId: id, isProposer, hasLeft } of await queries.listMemberships(tx, userId)) {
    if (!isProposer) await queries.deleteMember(tx, id, userId)
    if (hasLeft) continue
    const showings = await queries.listShowings(tx, [id])
    const isAhead = showings.some(({ startsAt }) => startsAt > now)
    const [meetup] = isProposer ? await queries.listSeen(tx, [id], userId) : []
    if (meetup && isAhead && meetup.status !== 'cancelled') {
      const { movieId, name } = toFilm(showings)
      await tellMembers(tx, now, { meetup: id, movieId, actorId: null, words: `Die Verabredung ist abgesagt: ${name}` })
    }
    if (isProposer) await queries.deleteMember(tx, id, userId)
    await noteChanges(tx, id, now)
  }
}
