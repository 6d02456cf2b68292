import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import { type DatedThing, isOver } from '#contract/datedThings.ts'
import { dateRelative } from '#contract/dayWords.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { remindersAtom, toReminderKey, type VisibleReminder } from '../../atoms/reminders/reminders.ts'
import { useCalendarFile } from '../../atoms/reminders/useCalendarFile.ts'
import { useReminder } from '../../atoms/reminders/useReminder.ts'
import * as texts from '../../texts/reminders.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { calendarWays } from '../../ui/reminders/calendarWays.ts'
import styles from './KeptRow.module.css'

/** The fragment of the section's address, which the flash message of a reminder leads to. */
const SECTION = 'erinnerungen'

/** The reminders of what is not over, the next first: each leads to its thing and can be taken back. */
export function KeptReminders() {
  const now = useNow('1970-01-01T00:00:00Z')
  const shown = useAtomValue(remindersAtom)
  const ahead = [...(shown?.values() ?? [])]
    .filter(({ thing }) => !isOver(thing, now))
    .sort((a, b) => toOrder(a.thing).localeCompare(toOrder(b.thing)))
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The section is mounted only after the device was read, which is too late for the browser to follow the address.
    if (location.hash === `#${SECTION}`) section.current?.scrollIntoView()
  }, [])
  return (
    <section className={styles.section} id={SECTION} ref={section}>
      <h2>{texts.heading}</h2>
      {shown && ahead.length === 0 && <p className={styles.meta}>{texts.empty}</p>}
      <ul className={styles.list}>
        {ahead.map((reminder) => (
          <Row key={toReminderKey(reminder.thing)} reminder={reminder} now={now} />
        ))}
      </ul>
      {ahead.length > 0 && <p className={styles.meta}>{texts.reach}</p>}
    </section>
  )
}

/** A day stands before the times of that day. */
const toOrder = ({ date, startsAt }: DatedThing) => (startsAt === null ? date : `${date} ${startsAt}`)

function Row({ reminder: { thing, status, state }, now }: { reminder: VisibleReminder; now: Date }) {
  const saveInCalendar = useCalendarFile(calendarWays)
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const { toggle } = useReminder(thing, now, texts, () => saveInCalendar(thing))
  const time = thing.startsAt === null ? null : toBerlinTime(new Date(thing.startsAt))
  const facts = [texts.when(dateRelative(thing.date, toBerlinDate(now)), time), thing.place, thing.detail]
  const note = texts.statuses[status] ?? (state === 'pending' && !isBeingSent ? texts.pending : null)
  return (
    <li className={styles.row}>
      <Icon name="bell" />
      <p>
        <Link className={styles.name} to={thing.path}>
          {thing.title}
        </Link>
        <span className={styles.meta}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
        {note && (
          <span className={styles.asOf} data-old>
            {note}
          </span>
        )}
      </p>
      <span className={styles.ways}>
        {status !== 'cancelled' && (
          <IconButton
            icon="calendar"
            label={texts.calendarFor(thing.title)}
            onClick={() => void saveInCalendar(thing)}
          />
        )}
        <IconButton icon="trash" label={texts.clear(thing.title)} onClick={() => void toggle()} />
      </span>
    </li>
  )
}
