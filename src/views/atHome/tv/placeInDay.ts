import { toBerlinTime } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { toTvDay } from '#contract/tv.ts'
import type { ShownBroadcast } from './toShown.ts'

const MINUTE = 60_000

/** A broadcast's place in its day's column: minutes since the day's beginning, and how many it takes. */
export type Place = { start: number; length: number }

/**
 * The place of a broadcast within a TV day: what begins before five, or ends after the next five, is cut there. Minutes
 * are those that pass, so that every broadcast is as long as it lasts in a night in which the clock is changed.
 */
export function placeInDay({ startsAt, until }: Pick<ShownBroadcast, 'startsAt' | 'until'>, date: CalendarDate): Place {
  const day = toTvDay(date)
  const toMinute = (time: number) => Math.round((time - day.from.getTime()) / MINUTE)
  const start = Math.max(0, toMinute(Date.parse(startsAt)))
  return { start, length: Math.max(1, toMinute(Math.min(until, day.until.getTime())) - start) }
}

/** The minute of an instant in a TV day; null outside it. */
export function minuteOf(instant: Date, date: CalendarDate): number | null {
  const { from, until } = toTvDay(date)
  return instant < from || instant >= until ? null : Math.floor((instant.getTime() - from.getTime()) / MINUTE)
}

/** The full hours of a TV day by the clock: 24, but 25 and 23 in the nights in which the clock is changed. */
export function toHours(date: CalendarDate): { time: string; minute: number }[] {
  const { from, until } = toTvDay(date)
  const hours = (until.getTime() - from.getTime()) / (60 * MINUTE)
  return Array.from({ length: hours }, (_, hour) => ({
    time: toBerlinTime(new Date(from.getTime() + hour * 60 * MINUTE)),
    minute: hour * 60,
  }))
}

/** A `data-at` or `data-lasts`, whose rules are in `minuteStarts.css` and `minuteLengths.css`. @param minutes below 26 hours */
export function toMinuteValue(minutes: number): string {
  const rest = minutes % 60
  return `h${Math.floor(minutes / 60)} t${Math.floor(rest / 10)} o${rest % 10}`
}
