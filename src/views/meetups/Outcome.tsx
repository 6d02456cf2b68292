import { Link } from '@tanstack/react-router'
import { hasBegun } from '#contract/datedThings.ts'
import type { Invited, MeetupShowing } from '#contract/meetups.ts'
import { useCalendarFile } from '../../atoms/reminders/useCalendarFile.ts'
import { useReminder } from '../../atoms/reminders/useReminder.ts'
import * as texts from '../../texts/meetups.ts'
import * as reminderTexts from '../../texts/reminders.ts'
import { ActionTile } from '../../ui/kit/ActionTile.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { toPlace } from '../../ui/kit/toPlace.ts'
import { calendarWays } from '../../ui/reminders/calendarWays.ts'
import { ReminderTile } from '../../ui/reminders/ReminderTile.tsx'
import styles from './Meetups.module.css'
import { toMoment } from './moments.ts'

type OutcomeProps = { showing: MeetupShowing; invited: readonly Invited[]; now: Date }

/** The showing that was decided on, with calendar file and reminder while it is still to come. */
export function Outcome({ showing: { thing, status }, invited, now }: OutcomeProps) {
  const saveInCalendar = useCalendarFile(calendarWays)
  const toCalendar = () => saveInCalendar(thing)
  const reminder = useReminder(thing, now, reminderTexts, toCalendar)
  const isOffered = status !== 'cancelled' && !hasBegun(thing, now)
  const change = status === 'kept' && hasBegun(thing, now) ? texts.begun : texts.statuses[status]
  const coming = invited.filter(({ answers }) => answers[thing.id] === true).map(({ user }) => user.username)
  return (
    <section className={styles.outcome}>
      <h2>{texts.decidedHeading}</h2>
      <p className={styles.moment}>{toMoment(thing, now)}</p>
      <p>
        <Link {...toPlace(thing.path)} className={styles.name}>
          {thing.title}
        </Link>
        <span className={styles.meta}>{[thing.place, thing.detail].filter(Boolean).join(' · ')}</span>
      </p>
      {change && (
        <p className={styles.change} data-cancelled={status === 'cancelled' || undefined}>
          {change}
        </p>
      )}
      {coming.length > 0 && <p className={styles.meta}>{texts.fits(coming)}</p>}
      {isOffered && (
        <div className={styles.tiles}>
          <ActionTile sign={<Icon name="calendar" />} onClick={() => void toCalendar()}>
            {reminderTexts.calendar}
          </ActionTile>
          {reminder.isPossible && <ReminderTile isSet={reminder.isSet} onToggle={() => void reminder.toggle()} />}
        </div>
      )}
    </section>
  )
}
