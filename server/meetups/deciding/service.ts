import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import { dayAndMonth, weekdayShort } from '#contract/dayWords.ts'
import { notBefore } from '../../db/notBefore.ts'
import { refuseBlocked } from '../../http/blocked.ts'
import { ProblemError } from '../../http/problemError.ts'
import { lockMeetup, type MeetupCommand, noteChanges, tellMembers, toFilm } from '../changing/service.ts'
import type { MeetupRow, ShowingRow } from '../queries.ts'
import * as queries from '../queries.ts'
import { toMeetup } from '../reading/service.ts'

/**
 * Decides on one showing; another decision takes its place. The latest intent wins, and a withdrawal over any.
 *
 * @throws ProblemError `not_found` for a meetup or a showing that is unknown, `owner` for whoever was invited, `invalid`
 * for a showing that has begun or does not take place.
 */
export async function decideMeetup(command: MeetupCommand, id: string, showing: string) {
  const { tx, member, intentAt, now } = command
  const { meetup, showings } = await lockOwn(command, id)
  const chosen = showings.find((each) => each.showing === showing)
  if (!chosen) throw new ProblemError('not_found')
  refuseBlocked(member, now)
  const isLate = meetup.status === 'cancelled' || (meetup.status === 'decided' && meetup.intentAt > intentAt)
  if (isLate) return { applied: false, current: await toMeetup(tx, id, member.id) }
  if (chosen.status === 'cancelled' || chosen.startsAt <= now) {
    throw new ProblemError('invalid', { detail: 'Diese Vorstellung findet nicht mehr statt.' })
  }
  const isChange = meetup.decided !== showing
  const after: MeetupRow = { ...meetup, status: 'decided', decided: showing, intentAt }
  await queries.saveMeetup(tx, { ...after, updatedAt: notBefore(meetup.updatedAt, now) })
  if (isChange) {
    await noteChanges(tx, id, now)
    const words = `hat entschieden: ${toPlan(chosen, now)}`
    await tellMembers(tx, now, { meetup: id, movieId: chosen.movieId, actorId: member.id, words })
    await command.logEffect('meetup.decide', `meetups/${id}`)
  }
  return { applied: true, current: await toMeetup(tx, id, member.id) }
}

/**
 * Withdraws a meetup for good, whenever it was meant. Its note goes; that it was there stays, for late commands and for
 * the devices of its members.
 *
 * @throws ProblemError `not_found`, `owner` for whoever was invited.
 */
export async function cancelMeetup(command: MeetupCommand, id: string) {
  const { tx, member, intentAt, now } = command
  const { meetup, showings } = await lockOwn(command, id)
  if (meetup.status !== 'cancelled') {
    const updatedAt = notBefore(meetup.updatedAt, now)
    await queries.saveMeetup(tx, { ...meetup, status: 'cancelled', note: '', intentAt, updatedAt })
    await noteChanges(tx, id, now)
    const { movieId, name } = toFilm(showings)
    const words = `hat die Verabredung abgesagt: ${name}`
    await tellMembers(tx, now, { meetup: id, movieId, actorId: member.id, words })
    await command.logEffect('meetup.cancel', `meetups/${id}`)
  }
  return { applied: true, current: await toMeetup(tx, id, member.id) }
}

async function lockOwn(command: MeetupCommand, id: string) {
  const found = await lockMeetup(command, id)
  if (found.meetup.userId !== command.member.id) throw new ProblemError('owner')
  return found
}

/** A showing in words that are true whenever they are read. */
function toPlan({ title, date, startsAt, place }: ShowingRow, now: Date): string {
  const day = `${weekdayShort(date)} ${dayAndMonth(date, toBerlinDate(now))}`
  return `„${title}“ am ${day} um ${toBerlinTime(startsAt)} Uhr, ${place}`
}
