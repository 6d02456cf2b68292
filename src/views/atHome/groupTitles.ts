import type { AtHomeList, AtHomeTitle } from '#contract/atHome.ts'
import { addDays, daysBetween } from '#contract/berlin.ts'
import { dateRelative, dayAndMonth, weekdayName } from '#contract/dayWords.ts'
import type { CalendarDate } from '#contract/ids.ts'
import * as texts from '../../texts/atHome.ts'

/** Neighbours under one heading; null: the list has none. */
export type TitleGroup = { key: string; heading: string | null; items: AtHomeTitle[] }

/**
 * The titles under their days, discs that are out under their weeks; in the given order. A kept answer may be days old:
 * offers that have ended, and discs that are out by now, are left out of the lists of those to come.
 */
export function groupTitles(list: AtHomeList, items: readonly AtHomeTitle[], today: CalendarDate): TitleGroup[] {
  const groups: TitleGroup[] = []
  for (const item of items) {
    if ((list === 'ending' && item.date < today) || (list === 'upcoming-discs' && item.date <= today)) continue
    const key = list === 'tips' ? '' : list === 'discs' ? toMonday(item.date) : item.date
    const last = groups.at(-1)
    if (last?.key === key) last.items.push(item)
    else groups.push({ key, heading: key === '' ? null : toHeading(list, key, today), items: [item] })
  }
  return groups
}

/** The Monday of a day's week. */
function toMonday(date: CalendarDate): CalendarDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, -((weekday + 6) % 7))
}

function toHeading(list: AtHomeList, date: CalendarDate, today: CalendarDate): string {
  if (list === 'discs') {
    const weeks = daysBetween(date, toMonday(today)) / 7
    if (weeks === 0) return texts.thisWeek
    return weeks === 1 ? texts.lastWeek : texts.weekOf(dayAndMonth(date, today))
  }
  if (list === 'ending') {
    if (date === today) return texts.onlyToday
    return date === addDays(today, 1) ? texts.onlyTomorrow : texts.lastDay(dateRelative(date, today))
  }
  const days = daysBetween(today, date)
  const day = dayAndMonth(date, today)
  return days >= -1 && days <= 1 ? `${dateRelative(date, today)}, ${day}` : `${weekdayName(date)}, ${day}`
}
