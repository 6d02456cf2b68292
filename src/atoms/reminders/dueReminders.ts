import { atom } from 'jotai'
import { type DatedThing, isOver, toDueAt } from '#contract/datedThings.ts'
import { clockAtom } from '../core/context.ts'
import { deviceStorageAtom } from '../place/place.ts'
import { remindersAtom } from './reminders.ts'

/** The key of the instant up to which this device has shown reminders, in ms. */
const KEY = 'remindersShown'

/** Finds the next instant at which a reminder is due, in ms; null where none is to come. */
export const findNextDueAtom = atom(null, (get): number | null => {
  const now = get(clockAtom).now().getTime()
  const ahead = [...(get(remindersAtom)?.values() ?? [])]
    .map(({ thing }) => toDueAt(thing).getTime())
    .filter((due) => due > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
})

/**
 * The things whose reminder has become due since this device last looked, and which are not over; the first look finds
 * none. Each is found once, by whichever tab looks first.
 */
export const takeDueAtom = atom(null, (get): DatedThing[] => {
  const now = get(clockAtom).now()
  const known = get(remindersAtom)
  if (known === null) return []
  const since = readShown(get(deviceStorageAtom).open())
  noteShown(get(deviceStorageAtom).open(), now.getTime())
  if (since === null) return []
  return [...known.values()]
    .filter(({ thing, status }) => status !== 'cancelled' && !isOver(thing, now))
    .map(({ thing }) => thing)
    .filter((thing) => toDueAt(thing).getTime() > since && toDueAt(thing) <= now)
})

function readShown(storage: Pick<Storage, 'getItem'> | null | undefined): number | null {
  try {
    const stored = Number(storage?.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(stored) ? stored : null
  } catch {
    return null
  }
}

function noteShown(storage: Pick<Storage, 'setItem'> | null | undefined, now: number): void {
  try {
    storage?.setItem(KEY, String(now))
  } catch {
    // Without storage a reminder may be shown by two tabs.
  }
}
