import { toBerlinTime } from '#contract/berlin.ts'
import type { DatedThing } from '#contract/datedThings.ts'
import { dayAndMonth, weekdayShort } from '#contract/dayWords.ts'

/** A German sentence without its full stop. It names the day, so that it is true whenever it is read. */
export function toReminderWords(thing: DatedThing, change: 'moved' | 'cancelled' | null): string {
  const { title, detail, place, date, startsAt } = thing
  const day = `${weekdayShort(date)} ${dayAndMonth(date, date)}`
  const at = startsAt === null ? day : `${day} um ${toBerlinTime(new Date(startsAt))} Uhr`
  const what = `„${title}“${detail === '' ? '' : ` (${detail})`}`
  const where = place === '' ? '' : `, ${place}`
  switch (change) {
    case 'cancelled':
      return `Findet nicht statt: ${what} am ${at}${where}`
    case 'moved':
      return `Neuer Termin: ${what} am ${at}${where}`
    case null:
      return `Erinnerung: ${what} am ${at}${where}`
  }
}
