import { hasBegun } from '#contract/datedThings.ts'
import { useCalendarFile } from '../../atoms/reminders/useCalendarFile.ts'
import { useReminder } from '../../atoms/reminders/useReminder.ts'
import * as texts from '../../texts/reminders.ts'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { calendarWays } from '../../ui/reminders/calendarWays.ts'
import type { DatedPartProps } from '../../ui/reminders/datedPart.ts'
import styles from './DatedActions.module.css'

/** Reminder and calendar file of a thing with a day, as icons beside it. */
export function DatedActions({ thing, now }: DatedPartProps) {
  const saveInCalendar = useCalendarFile(calendarWays)
  const { isSet, wasSet, isPossible, toggle } = useReminder(thing, now, texts, () => saveInCalendar(thing))
  const isOffered = !hasBegun(thing, now)
  return (
    <>
      {(isOffered ? isPossible : wasSet) && (
        <span className={styles.bell} data-on={isSet || undefined}>
          <IconButton
            icon="bell"
            label={texts.remindOf(thing.title)}
            aria-pressed={isSet}
            onClick={() => void toggle()}
          />
        </span>
      )}
      {isOffered && (
        <IconButton icon="calendar" label={texts.calendarFor(thing.title)} onClick={() => void saveInCalendar(thing)} />
      )}
    </>
  )
}
