import { daysBetween } from './berlin.ts'
import type { CalendarDate } from './ids.ts'

/** The German words for days and months, not from `Intl`: the words of Node and browsers differ. */
const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const
export const months = [
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
