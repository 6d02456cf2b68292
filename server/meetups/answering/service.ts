import { nextChangeSeq } from '../../db/changeSeq.ts'
import { notBefore } from '../../db/notBefore.ts'
import { refuseBlocked } from '../../http/blocked.ts'
import { ProblemError } from '../../http/problemError.ts'
import { tellMeetup } from '../../notifications/service.ts'
import { lockMeetup, type MeetupCommand, noteChanges, toFilm } from '../changing/service.ts'
import * as queries from '../queries.ts'
import { toAnswer, toMeetup } from '../reading/service.ts'

/**
 * Says whether a showing suits. The latest intent wins: an older one changes nothing and is told what holds. The
 * proposer is notified of a friend's first answer.
 *
 * @throws ProblemError `not_found` for a meetup or a showing that is not the member's to see, `invalid` for the proposer,
 * and once it was decided or cancelled.
 */
export async function answerMeetup(command: MeetupCommand, id: string, showing: string, suits: boolean) {
  const { tx, member, intentAt, now } = command
  const { meetup, showings } = await lockMeetup(command, id)
  if (!showings.some((each) => each.showing === showing)) throw new ProblemError('not_found')
  refuseBlocked(member, now)
  if (meetup.userId === member.id) throw new ProblemError('invalid', { detail: 'Es sind deine Vorschläge.' })
  const all = await queries.listAnswersOf(tx, id, member.id)
  const before = all.find((each) => each.showing === showing)
  if (before && before.intentAt > intentAt) return { applied: false, current: toAnswer(before) }
  if (meetup.status !== 'open') {
    if (before?.suits === suits) return { applied: false, current: toAnswer(before) }
    throw new ProblemError('invalid', { detail: 'Diese Verabredung ist schon entschieden oder abgesagt.' })
  }
  const changeSeq = await nextChangeSeq(tx, member.id)
  const updatedAt = notBefore(before?.updatedAt, now)
  const after: queries.AnswerRow = { meetupId: id, userId: member.id, showing, suits, intentAt, updatedAt, changeSeq }
  await queries.saveAnswer(tx, after)
  if (before?.suits === suits) return { applied: true, current: toAnswer(after) }
  await noteChanges(tx, id, now)
  if (all.length === 0) await tellProposer(command, meetup, showings, 'hat auf deine Verabredung geantwortet')
  await command.logEffect('meetup.answer', `meetups/${id}`)
  return { applied: true, current: toAnswer(after) }
}

/**
 * Takes a member out of a meetup, for good. The proposer withdraws it instead.
 *
 * @throws ProblemError `not_found` for one that is not the member's to see, or was left already; `invalid` for the
 * proposer.
 */
export async function leaveMeetup(command: MeetupCommand, id: string) {
  const { tx, member, now } = command
  const { meetup, showings } = await lockMeetup(command, id)
  if (meetup.userId === member.id) throw new ProblemError('invalid', { detail: 'Sage deine Verabredung ab.' })
  await queries.saveLeft(tx, id, member.id)
  await noteChanges(tx, id, now)
  if (meetup.status !== 'cancelled') await tellProposer(command, meetup, showings, 'ist nicht mehr dabei')
  await command.logEffect('meetup.leave', `meetups/${id}`)
  return { applied: true, current: await toMeetup(tx, id, member.id) }
}

async function tellProposer(
  { tx, member, now }: MeetupCommand,
  meetup: queries.MeetupRow,
  showings: readonly queries.ShowingRow[],
  what: string,
): Promise<void> {
  const { movieId, name } = toFilm(showings)
  await tellMeetup(tx, now, {
    ...{ to: [meetup.userId], id: meetup.id, about: { type: 'movies', id: movieId } },
    ...{ actorId: member.id, words: `${what}: ${name}` },
  })
}
