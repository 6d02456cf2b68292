import { dateRelative } from '#contract/dayWords.ts'
import type { CalendarDate } from '#contract/ids.ts'

/** The chosen day and the day it is; `lastDay`: how far the week reaches. */
export type ShownDay = { date: CalendarDate; today: CalendarDate; now: Date; lastDay: CalendarDate | null }

/** A day within a sentence: `heute`, `morgen`, `Do 26. November`. */
export function toDayText(date: CalendarDate, today: CalendarDate): string {
  const day = dateRelative(date, today)
  return ['Heute', 'Morgen', 'Gestern'].includes(day) ? day.toLowerCase() : day
}
