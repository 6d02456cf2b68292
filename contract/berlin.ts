import type { CalendarDate } from './ids.ts'

/**
 * Calendar arithmetic in Europe/Berlin, and the German words for days. Shared by server and device, so that both say
 * the same: only the time zone comes from `Intl`, every word from here, because the ICU data of Node and browsers differ.
 */
const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const DAY = 86_400_000

function parts(instant: Date): Record<string, string> {
  return Object.fromEntries(berlin.formatToParts(instant).map((part) => [part.type, part.value]))
}

/** The Berlin calendar day of an instant, `YYYY-MM-DD`. */
export function toBerlinDate(instant: Date): CalendarDate {
  const { year, month, day } = parts(instant)
  return `${year}-${month}-${day}`
}

/** The Berlin wall clock of an instant, `HH:MM`. */
export function toBerlinTime(instant: Date): string {
  const { hour, minute } = parts(instant)
  return `${hour}:${minute}`
}

/** Milliseconds by which Berlin's wall clock is ahead of UTC at an instant. */
function offsetAt(instant: Date): number {
  const p = parts(instant)
  const wall = Date.UTC(
    Number(p.year),
    Number(p.month) - 1,
    Number(p.day),
    Number(p.hour),
    Number(p.minute),
    Number(p.second),
  )
  return wall - Math.floor(instant.getTime() / 1000) * 1000
}

/**
 * The instant of a Berlin wall clock. Of an hour that happens twice in autumn the first one; an hour that spring
 * leaves out is read as one hour later.
 *
 * @param time `HH:MM`; hours from 24 on belong to the next day (`24:30` is half past midnight).
 */
export function fromBerlin(date: CalendarDate, time: string): Date {
  const [hour = '0', minute = '0'] = time.split(':')
  const wall = Date.parse(`${date}T00:00:00Z`) + Number(hour) * 3_600_000 + Number(minute) * 60_000
  const candidates = [offsetAt(new Date(wall - DAY)), offsetAt(new Date(wall + DAY))].map((offset) => wall - offset)
  const exact = candidates.filter((instant) => instant + offsetAt(new Date(instant)) === wall)
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates))
}

/** The day `days` after (or, negative, before) a day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Days from `from` to `to`; negative when `to` lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const
const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

/** `Samstag`. */
export function weekdayName(date: CalendarDate): string {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
}

/** `Sa`. */
export function weekdayShort(date: CalendarDate): string {
  return weekdayName(date).slice(0, 2)
}

/** `21. November`, with the year where it is not the one of `today`. */
export function dayAndMonth(date: CalendarDate, today: CalendarDate): string {
  const [year, month, day] = date.split('-')
  const text = `${Number(day)}. ${months[Number(month) - 1] ?? ''}`
  return date.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${year}`
}

/** `Heute`, `Morgen`, `Gestern`, else `Sa 28. November`. */
export function dateRelative(date: CalendarDate, today: CalendarDate): string {
  switch (daysBetween(today, date)) {
    case -1:
      return 'Gestern'
    case 0:
      return 'Heute'
    case 1:
      return 'Morgen'
    default:
      return `${weekdayShort(date)} ${dayAndMonth(date, today)}`
  }
}
