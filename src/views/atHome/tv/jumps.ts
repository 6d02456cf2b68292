import { fromBerlin } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { minuteOf } from './placeInDay.ts'

/** The places in a day that an address can name, as its hash. */
export const NOW = 'jetzt'
export const PRIME_TIME = '20-15'

/** The minute of the evening's main programme in a TV day. */
export const primeMinute = (date: CalendarDate): number => minuteOf(fromBerlin(date, '20:15'), date) ?? 0

/** The minute to which an address leads; null for none. */
export function toJumpMinute(hash: string, date: CalendarDate, now: Date): number | null {
  switch (hash) {
    case NOW:
      return minuteOf(now, date)
    case PRIME_TIME:
      return primeMinute(date)
    default:
      return null
  }
}
