import type { CalendarDate } from './ids.ts'

/**
 * Calendar arithmetic in Europe/Berlin, shared by server and device, so that both say the same. Nothing of it asks
 * `Intl`: making one `DateTimeFormat` costs a phone some 80 ms before the first tap is answered.
 */
const DAY = 86_400_000
const HOUR = 3_600_000

/** 01:00 UTC on the last Sunday of a month (0 to 11). */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * DAY
}

/**
 * Milliseconds by which Berlin's wall clock is ahead of UTC at an instant (in ms since 1970). Summer time lasts from the
 * last Sunday of March to the last of October, 01:00 UTC both, as directive 2000/84/EC has it; before 1996 it ended in
 * September, which nothing here shows. A test compares it with the time zone data of `Intl`.
 */
function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= lastSunday(year, 2) && instant < lastSunday(year, 9)
  return isSummer ? 2 * HOUR : HOUR
}

/** Berlin's wall clock at an instant, written as if it were UTC: `2026-11-21T12:00:00.000Z` at noon in Berlin. */
function toWall(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString()
}

/** The Berlin calendar day of an instant, `YYYY-MM-DD`. */
export function toBerlinDate(instant: Date): CalendarDate {
  return toWall(instant).slice(0, 10)
}

/** The Berlin wall clock of an instant, `HH:MM`. */
export function toBerlinTime(instant: Date): string {
  return toWall(instant).slice(11, 16)
}

/**
 * The instant of a Berlin wall clock. Of an hour that happens twice in autumn the first one; an hour that spring
 * leaves out is read as one hour later.
 *
 * @param time `HH:MM`; hours from 24 on belong to the next day (`24:30` is half past midnight).
 */
export function fromBerlin(date: CalendarDate, time: string): Date {
  const [hour = '0', minute = '0'] = time.split(':')
  const wall = Date.parse(`${date}T00:00:00Z`) + Number(hour) * HOUR + Number(minute) * 60_000
  const candidates = [offsetAt(wall - DAY), offsetAt(wall + DAY)].map((offset) => wall - offset)
  const exact = candidates.filter((instant) => instant + offsetAt(instant) === wall)
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
