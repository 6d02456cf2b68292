import { daysBetween, toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import { dateRelative, dayAndMonth } from '#contract/dayWords.ts'

/** The time of a text: of today and yesterday with hour and minute, older ones by their day alone. */
export function toDay(instant: string, now: Date): string {
  const written = new Date(instant)
  const date = toBerlinDate(written)
  const today = toBerlinDate(now)
  if (daysBetween(date, today) > 1) return dayAndMonth(date, today)
  return `${dateRelative(date, today).toLowerCase()} ${toBerlinTime(written)}`
}
