import { toBerlinDate } from '#contract/berlin.ts'
import { dateRelative, dayAndMonth, weekdayShort } from '#contract/dayWords.ts'
import { dayLine } from '../../texts/showtime.ts'

/** `Heute, Sa 21. November`; days further off carry their name already. */
export function toDayLine(date: string, now: Date): string {
  const today = toBerlinDate(now)
  const relative = dateRelative(date, today)
  const named = toNamedDay(date, today)
  return relative === named ? named : dayLine(relative, named)
}

/** `Sa 21. November`: stays true however late it is read. */
export function toNamedDay(date: string, today: string): string {
  return `${weekdayShort(date)} ${dayAndMonth(date, today)}`
}
