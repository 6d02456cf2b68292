import { Link } from '@tanstack/react-router'
import { addDays } from '#contract/berlin.ts'
import { dayAndMonth, weekdayShort } from '#contract/dayWords.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { daysLabel, notOnDevice, today as todayLabel, tomorrow } from '../../texts/programme.ts'
import styles from './DayStrip.module.css'

type DayStripProps = {
  /** The day it is in Berlin; the strip begins here. */
  today: CalendarDate
  active: CalendarDate
  days?: number
  /** Days that cannot be shown now: without a network, those that are not on the device. */
  missing?: readonly CalendarDate[]
  /** The day's name in the URL. */
  param?: 'date' | 'tag'
}

/** The number of days that programmes reach ahead. */
const DAYS = 14

export function toDays(today: CalendarDate, days = DAYS): CalendarDate[] {
  return Array.from({ length: days }, (_, index) => addDays(today, index))
}

/** The days of a programme. The Lichtkegel stands on the chosen one; today has no date in the URL. */
export function DayStrip({ today, active, days = DAYS, missing = [], param = 'date' }: DayStripProps) {
  const dates = toDays(today, days)
  return (
    <nav className={styles.strip} aria-label={daysLabel}>
      {dates.map((date) => (
        <Link
          key={date}
          to="."
          search={({ showtime: _closed, [param]: _before, ...search }) =>
            date === today ? search : { ...search, [param]: date }
          }
          resetScroll={false}
          className={styles.day}
          data-here={date === active || undefined}
          aria-current={date === active ? 'date' : undefined}
          data-missing={missing.includes(date) || undefined}
          aria-label={toName(date, today, missing.includes(date))}
          activeOptions={{ exact: true, includeSearch: true }}
          activeProps={{}}
          ref={date === active && date !== today ? showInStrip : undefined}
        >
          {toWord(date, today)} <b>{Number(date.slice(8))}</b>
        </Link>
      ))}
    </nav>
  )
}

const toWord = (date: CalendarDate, today: CalendarDate) => (date === today ? todayLabel : weekdayShort(date))

/** `Di 24. November, morgen`: it begins with the visible text, for voice control. */
function toName(date: CalendarDate, today: CalendarDate, isMissing: boolean): string {
  const more = [...(date === addDays(today, 1) ? [tomorrow] : []), ...(isMissing ? [notOnDevice] : [])]
  return [`${toWord(date, today)} ${dayAndMonth(date, today)}`, ...more].join(', ')
}

/** A chosen day beyond the edge of a phone comes into view without moving the page. */
function showInStrip(link: HTMLElement | null) {
  const strip = link?.parentElement
  if (link && strip && link.offsetLeft + link.offsetWidth > strip.scrollLeft + strip.clientWidth) {
    strip.scrollLeft = link.offsetLeft - strip.clientWidth / 2
  }
}
