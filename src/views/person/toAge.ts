import type { CalendarDate } from '#contract/ids.ts'

/** Whole years from a day of birth to another day. */
export function toAge(born: CalendarDate, on: CalendarDate): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4))
  return on.slice(5) < born.slice(5) ? years - 1 : years
}
