import type { CalendarDate } from '#contract/ids.ts'

const format = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A calendar day in words: `22. November 2026`. */
export function toDay(date: CalendarDate): string {
  return format.format(new Date(`${date}T00:00:00Z`))
}
