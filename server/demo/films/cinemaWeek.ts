import { addDays, daysBetween } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'

/** Any Thursday: the German cinema week begins there. */
const A_THURSDAY: CalendarDate = '2024-01-04'

/** The Thursday on or before a day. */
export function cinemaWeek(date: CalendarDate): CalendarDate {
  const since = daysBetween(A_THURSDAY, date) % 7
  return addDays(date, -((since + 7) % 7))
}
