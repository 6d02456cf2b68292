import { addDays, daysBetween } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { chance } from '../seed.ts'

/** Any day before all others. */
const EPOCH: CalendarDate = '2020-01-01'

/** A stretch of days; `until` is its last one. */
export type Licence = { readonly from: CalendarDate; readonly until: CalendarDate }

/**
 * Cuts time into stretches that belong to a name, and gives the one a day lies in: as the days pass, licences run out
 * and others begin, the same in every load.
 *
 * @param days the shortest and the longest stretch.
 */
export function licenceOn(
  date: CalendarDate,
  days: readonly [least: number, most: number],
  ...name: string[]
): Licence {
  const [least, most] = days
  const length = least + Math.floor(chance('licence', ...name) * (most - least + 1))
  const phase = Math.floor(chance('phase', ...name) * length)
  const number = Math.floor((daysBetween(EPOCH, date) + phase) / length)
  const from = addDays(EPOCH, number * length - phase)
  return { from, until: addDays(from, length - 1) }
}
