import { isOver } from '#contract/datedThings.ts'
import { isPast, type OwnAnswers, toDecided, type VisibleMeetup } from '../../atoms/meetups/meetups.ts'
import * as texts from '../../texts/meetups.ts'
import { toMoment } from './moments.ts'

/** The next step of a meetup, or its outcome. */
export function toStatusLine(meetup: VisibleMeetup, answers: OwnAnswers, now: Date): string {
  const { id, status, isMine, invited, showings } = meetup
  const decided = toDecided(meetup)
  if (status === 'cancelled') return texts.cancelled
  if (decided) {
    const { thing } = decided
    const line = [toMoment(thing, now), thing.place].filter(Boolean).join(' · ')
    return texts.statuses[decided.status] ? `${line} · ${texts.statuses[decided.status]}` : line
  }
  if (isPast(meetup, now)) return texts.over
  if (isMine) {
    const answered = invited.filter((each) => Object.keys(each.answers).length > 0)
    return texts.answersOf(answered.length, invited.length)
  }
  const missing = showings.filter(({ thing }) => !isOver(thing, now) && !answers.has(`${id}/${thing.id}`))
  return missing.length === 0 ? texts.answered : texts.toAnswer(missing.length)
}
