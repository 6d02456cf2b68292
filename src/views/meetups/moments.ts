import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import type { DatedThing } from '#contract/datedThings.ts'
import { dateRelative, dayAndMonth, weekdayShort } from '#contract/dayWords.ts'
import * as texts from '../../texts/meetups.ts'

const toTime = ({ startsAt }: DatedThing) => (startsAt === null ? null : toBerlinTime(new Date(startsAt)))

/** The time of a showing as it is read now: `Heute, 20:15 Uhr`. */
export const toMoment = (thing: DatedThing, now: Date): string =>
  texts.when(dateRelative(thing.date, toBerlinDate(now)), toTime(thing))

/** The name of a showing among others: `Salz, Sa 21. November, 20:15 Uhr`. */
export const toShowingName = (thing: DatedThing, now: Date): string => {
  const day = `${weekdayShort(thing.date)} ${dayAndMonth(thing.date, toBerlinDate(now))}`
  return texts.named(thing.title, texts.when(day, toTime(thing)))
}
