import { toBerlinTime } from '#contract/berlin.ts'
import type { DatedThing } from '#contract/datedThings.ts'
import { dayAndMonth, weekdayShort } from '#contract/dayWords.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { ReminderStatus } from '#contract/reminders.ts'

/**
 * A German sentence without its full stop. It names the day, so that it is true whenever it is read.
 *
 * @param change `kept`: what was cancelled takes place after all.
 */
export function toReminderWords(thing: DatedThing, change: ReminderStatus | null, today: CalendarDate): string {
  const { title, detail, place, date, startsAt } = thing
  const day = `${weekdayShort(date)} ${dayAndMonth(date, today)}`
  const at = startsAt === null ? day : `${day} um ${toBerlinTime(new Date(startsAt))} Uhr`
  const what = `„${title}“${detail === '' ? '' : ` (${detail})`}`
  const where = place === '' ? '' : `, ${place}`
  switch (change) {
    case 'cancelled':
      return `Findet nicht statt: ${what} am ${at}${where}`
    case 'kept':
      return `Findet doch statt: ${what} am ${at}${where}`
    case 'moved':
      return `Neuer Termin: ${what} am ${at}${where}`
    case null:
      return `Erinnerung: ${what} am ${at}${where}`
  }
}
