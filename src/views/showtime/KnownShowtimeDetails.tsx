import { Link } from '@tanstack/react-router'
import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import { toDatedShowtime } from '#contract/datedThings.ts'
import { toEnd } from '#contract/screenings.ts'
import { toThingPath } from '#contract/things.ts'
import { useMeetupDraft } from '../../atoms/meetups/useMeetupDraft.ts'
import { useCalendarFile } from '../../atoms/reminders/useCalendarFile.ts'
import { useReminder } from '../../atoms/reminders/useReminder.ts'
import type { KnownShowtime } from '../../atoms/showtime/knownShowtime.ts'
import * as meetupTexts from '../../texts/meetupDraft.ts'
import * as reminderTexts from '../../texts/reminders.ts'
import * as texts from '../../texts/showtime.ts'
import { toRouteUrl } from '../../ui/cinema/routeUrl.ts'
import { ActionTile } from '../../ui/kit/ActionTile.tsx'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import { MeetupTile } from '../../ui/meetups/MeetupTile.tsx'
import { calendarWays } from '../../ui/reminders/calendarWays.ts'
import { ReminderTile } from '../../ui/reminders/ReminderTile.tsx'
import { arriveAt } from './arriveAt.ts'
import { toDayLine } from './dayLine.ts'
import actionStyles from './ShowtimeActions.module.css'
import styles from './ShowtimeDetails.module.css'

type KnownShowtimeDetailsProps = { known: KnownShowtime; now: Date }

/** A showtime as a loaded programme has it, while the showtime itself cannot be fetched. */
export function KnownShowtimeDetails({ known, now }: KnownShowtimeDetailsProps) {
  const { showtime, movie, cinema, fetchedAt } = known
  const startsAt = new Date(showtime.startsAt)
  const isBegun = startsAt <= now
  const saveInCalendar = useCalendarFile(calendarWays)
  const endsAt = toEnd(startsAt, movie.runtime)
  const thing = toDatedShowtime({ ...showtime, endsAt }, movie.title, toThingPath('movies', movie.permalink), cinema)
  const hall = showtime.auditorium
  const notes = [...(hall ? [hall] : []), showtime.version, ...showtime.features]
  const toCalendar = () => saveInCalendar(thing, { cinema, notes })
  const reminder = useReminder(thing, now, reminderTexts, toCalendar)
  const meetup = useMeetupDraft(thing, meetupTexts)
  const facts = [
    movie.runtime !== null && texts.minutes(movie.runtime),
    movie.fsk !== null && texts.fsk(movie.fsk),
  ].filter(Boolean)
  const film = { to: '/movies/$permalink', params: { permalink: movie.permalink } } as const
  return (
    <>
      <div className={styles.showing}>
        <Link {...film} tabIndex={-1} aria-hidden="true">
          <Poster image={movie.poster} title={movie.title} sizes="(min-width: 768px) 174px, 116px" />
        </Link>
        <div>
          <h2 className={styles.title}>
            <Link {...film} ref={arriveAt}>
              {movie.title}
            </Link>
          </h2>
          {facts.length > 0 && <p className={styles.meta}>{facts.join(' · ')}</p>}
          <p className={styles.tags}>
            {[showtime.version, ...(hall ? [hall] : []), ...showtime.features].map((tag) => (
              <span key={tag} className={styles.tag}>
                {texts.tagName(tag)}
              </span>
            ))}
          </p>
        </div>
        <p className={styles.when}>
          <time dateTime={showtime.startsAt} className={styles.time}>
            {toBerlinTime(startsAt)}
          </time>
          <span>
            <b>{toDayLine(toBerlinDate(startsAt), now)}</b>
            {isBegun ? (
              <span className={styles.meta}>{texts.begun}</span>
            ) : (
              endsAt && <span className={styles.meta}>{texts.endsAbout(toBerlinTime(new Date(endsAt)))}</span>
            )}
          </span>
        </p>
        <div className={styles.where}>
          <Link to="/kinos/$permalink" params={{ permalink: cinema.permalink }}>
            <b>{cinema.name}</b>
          </Link>
          <span className={styles.meta}>
            {cinema.street}, {cinema.postcode} {cinema.city}
          </span>
          <AsOfNote fetchedAt={fetchedAt} now={now} times="unconfirmed" />
        </div>
      </div>
      <div className={actionStyles.actions}>
        <ActionTile sign={<Icon name="calendar" />} onClick={() => void toCalendar()}>
          {reminderTexts.calendar}
        </ActionTile>
        {reminder.isPossible && <ReminderTile isSet={reminder.isSet} onToggle={() => void reminder.toggle()} />}
        {!isBegun && <MeetupTile isChosen={meetup.isChosen} onToggle={() => void meetup.toggle()} />}
        <ActionTile
          sign={<Icon name="pin" />}
          wide={reminder.isPossible === isBegun}
          href={toRouteUrl(cinema)}
          target="_blank"
          rel="nofollow noopener"
        >
          {texts.route}
        </ActionTile>
      </div>
    </>
  )
}
