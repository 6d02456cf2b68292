import { calendarDate, type Raw, toValidated } from './readParams.ts'

/** A page that shows one day: `?date=2026-11-22`; without it, today. */
export function toDaySearch(raw: Raw): { date?: string } {
  const date = calendarDate(raw.date)
  return date ? { date } : {}
}

export const validateDay = toValidated<{ date?: string }>(['date'], toDaySearch)
