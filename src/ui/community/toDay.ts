import { dateRelative, dayAndMonth, daysBetween, toBerlinDate, toBerlinTime } from '#contract/berlin.ts'

/** When something was written: with the time since yesterday, older things by their day alone. */
export function toDay(instant: string, now: Date): string {
  const written = new Date(instant)
  const date = toBerlinDate(written)
  const today = toBerlinDate(now)
  if (daysBetween(date, today) > 1) return dayAndMonth(date, today)
  return `${dateRelative(date, today).toLowerCase()} ${toBerlinTime(written)}`
}
