import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Tx } from '../../db/client.ts'
import { announce } from '../../events/service.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { tellMeetup } from '../../notifications/service.ts'
import { lockThings } from '../../things/queries.ts'
import * as queries from '../queries.ts'

/** `limits`: whether quotas hold. */
export type MeetupCommand = CommandContext & { member: Member; now: Date; limits: boolean }

/**
 * Locks all members of a meetup, in one order, so that one change of it follows the other, and reads it.
 *
 * @throws ProblemError `not_found` for whoever may not see it, as for one that is missing.
 */
export async function lockMeetup(
  { tx, member }: Pick<MeetupCommand, 'tx' | 'member'>,
  id: string,
): Promise<{ meetup: queries.MeetupRow; showings: queries.ShowingRow[] }> {
  await lockThings(tx, 'users', await queries.listMemberIds(tx, id))
  const [meetup] = await queries.listSeen(tx, [id], member.id)
  if (!meetup) throw new ProblemError('not_found')
  return { meetup, showings: await queries.listShowings(tx, [id]) }
}

/** Counts a change for each member, so that their devices fetch it, and announces it to their open pages. */
export async function noteChanges(tx: Tx, id: string, now: Date): Promise<void> {
  await noteChangesFor(tx, id, await queries.listMemberIds(tx, id), now)
}

/** The same for some of its members, who are locked. */
export async function noteChangesFor(tx: Tx, id: string, members: readonly string[], now: Date): Promise<void> {
  for (const userId of members) {
    await queries.noteChange(tx, id, userId, { changeSeq: await nextChangeSeq(tx, userId), now })
  }
  const thing = { type: 'meetups', id }
  await announce(
    tx,
    now,
    members.map((userId) => ({ kind: 'meetup.changed', topic: `users/${userId}`, thing, actorId: null })),
  )
}

/** `words`: a sentence without its full stop; without its beginning, where an actor's name begins it. */
type Told = { meetup: string; movieId: string; actorId: string | null; words: string }

/** Notifies all members who may see a meetup, but for the actor. */
export async function tellMembers(tx: Tx, now: Date, { meetup: id, movieId, actorId, words }: Told): Promise<void> {
  const proposer = await queries.findProposer(tx, id)
  if (proposer === undefined) return
  const people = await queries.listPeople(tx, [id], proposer)
  const to = people.map((each) => each.id).filter((each) => each !== actorId)
  await tellMeetup(tx, now, { to, id, about: { type: 'movies', id: movieId }, actorId, words })
}

/** The film of a meetup, and its name in messages; `„Salz“ und andere` where it is about several. */
export function toFilm(showings: readonly queries.ShowingRow[]): { movieId: string; name: string } {
  const [first] = showings
  const others = new Set(showings.map(({ movieId }) => movieId)).size > 1 ? ' und andere' : ''
  return { movieId: first?.movieId ?? '', name: `„${first?.title ?? ''}“${others}` }
}
