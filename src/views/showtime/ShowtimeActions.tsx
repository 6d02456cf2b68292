import { toDatedShowtime } from '#contract/datedThings.ts'
import type { Showtime } from '#contract/showtimes.ts'
import { useMeetupDraft } from '../../atoms/meetups/useMeetupDraft.ts'
import { useCalendarFile } from '../../atoms/reminders/useCalendarFile.ts'
import { useReminder } from '../../atoms/reminders/useReminder.ts'
import * as meetupTexts from '../../texts/meetupDraft.ts'
import * as reminderTexts from '../../texts/reminders.ts'
import * as texts from '../../texts/showtime.ts'
import { toRouteUrl } from '../../ui/cinema/routeUrl.ts'
import { ActionTile } from '../../ui/kit/ActionTile.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { MeetupTile } from '../../ui/meetups/MeetupTile.tsx'
import { calendarWays } from '../../ui/reminders/calendarWays.ts'
import { ReminderTile } from '../../ui/reminders/ReminderTile.tsx'
import { ShareOptions } from '../../ui/share/ShareOptions.tsx'
import styles from './ShowtimeActions.module.css'

type ShowtimeActionsProps = {
  showtime: Showtime
  /** A date: what is shared is read on other days too. */
  day: string
  hasBegun: boolean
  now: Date
}

/** Tickets until it begins, calendar file, route, and handing the showtime on. */
export function ShowtimeActions({ showtime, day, hasBegun, now }: ShowtimeActionsProps) {
  const { movieTitle: title, time, cinemaName, cinemaUrl, date, id, cinema } = showtime
  const saveInCalendar = useCalendarFile(calendarWays)
  const thing = toDatedShowtime(showtime, title, showtime.movieUrl, cinema)
  const meetup = useMeetupDraft(thing, meetupTexts)
  const notes = [showtime.auditorium, showtime.version, ...showtime.additionalFeatures]
  const toCalendar = () => saveInCalendar(thing, { cinema, notes })
  const reminder = useReminder(thing, now, reminderTexts, toCalendar)
  return (
    <div className={styles.actions}>
      {hasBegun || showtime.ticketUrl === null ? (
        <p className={styles.note}>{hasBegun ? texts.tooLate : texts.noTickets}</p>
      ) : (
        <a className={styles.tickets} href={showtime.ticketUrl} target="_blank" rel="nofollow noopener">
          <Icon name="ticket" />
          {texts.reserve}
        </a>
      )}
      <ActionTile sign={<Icon name="calendar" />} onClick={() => void toCalendar()}>
        {reminderTexts.calendar}
      </ActionTile>
      {reminder.isPossible && <ReminderTile isSet={reminder.isSet} onToggle={() => void reminder.toggle()} />}
      {!hasBegun && <MeetupTile isChosen={meetup.isChosen} onToggle={() => void meetup.toggle()} />}
      <ActionTile sign={<Icon name="pin" />} href={toRouteUrl(cinema)} target="_blank" rel="nofollow noopener">
        {texts.route}
      </ActionTile>
      <ShareOptions
        isOdd={reminder.isPossible !== hasBegun}
        link={{
          title,
          text: texts.shareText(title, day, time, cinemaName),
          url: `${cinemaUrl}?date=${date}&showtime=${encodeURIComponent(id)}`,
        }}
      />
    </div>
  )
}
