import { useCalendarFile } from '../../atoms/reminders/useCalendarFile.ts'
import * as texts from '../../texts/reminders.ts'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { calendarWays } from '../../ui/reminders/calendarWays.ts'
import type { DatedPartProps } from '../../ui/reminders/datedPart.ts'

/** Reminder and calendar file of a thing with a day, as icons beside it. */
export function DatedActions({ thing }: DatedPartProps) {
  const saveInCalendar = useCalendarFile(calendarWays)
  return (
    <IconButton icon="calendar" label={texts.calendarFor(thing.title)} onClick={() => void saveInCalendar(thing)} />
  )
}
