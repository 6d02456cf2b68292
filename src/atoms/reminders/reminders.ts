import { type Atom, atom } from 'jotai'
import { type DatedThing, isOver } from '#contract/datedThings.ts'
import type { UserId } from '#contract/ids.ts'
import { MAX_REMINDERS, type ReminderStatus } from '#contract/reminders.ts'
import type { ReminderState } from '../../sync/commands/reminder.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, REMINDER_SLOTS } from '../../sync/slots.ts'
import { atomWithSource } from '../core/atomWithSource.ts'
import { bounded } from '../core/bounded.ts'
import { clockAtom } from '../core/context.ts'
import { enqueueAtom, follow, openSafely } from '../core/outbox.ts'
import { ownerAtom, sessionKnownAtom } from '../core/session.ts'
import { changeVisitorRemindersAtom, readVisitorRemindersAtom, visitorRemindersAtom } from './visitorReminders.ts'

/** A reminder that is set. `failed`: taking it back was refused. */
export type VisibleReminder = { thing: DatedThing; status: ReminderStatus; state: 'saved' | 'pending' | 'failed' }

/** The result of a choice. `notSent`: the reason was shown already. */
export type ReminderResult = 'set' | 'cleared' | 'tooMany' | 'storageFailed' | 'notSent'

/** The name of a thing among reminders. */
export const toReminderKey = ({ type, id }: Pick<DatedThing, 'type' | 'id'>): string => `${type}/${id}`

type Reminders = ReadonlyMap<string, VisibleReminder>

/** The reminders that are set, a member's or the visitor's, by their thing; null until the device has answered. */
export const remindersAtom: Atom<Reminders | null> = atom((get) => {
  const owner = get(ownerAtom)
  if (owner !== null) return get(memberReminders(owner, REMINDER_SLOTS))
  const kept = get(visitorRemindersAtom)
  return kept && new Map(kept.map((thing) => [toReminderKey(thing), { thing, status: 'kept', state: 'saved' }]))
})

/** Sets a reminder or takes it back: a member's by a command, a visitor's on the device alone. */
export const setReminderAtom = atom(null, async (get, set, thing: DatedThing, on: boolean): Promise<ReminderResult> => {
  await get(sessionKnownAtom)
  const now = get(clockAtom).now()
  const ahead = [...(get(remindersAtom)?.values() ?? [])].filter((each) => !isOver(each.thing, now))
  if (on && ahead.length >= MAX_REMINDERS) return 'tooMany'
  const result = on ? 'set' : 'cleared'
  if (get(ownerAtom) !== null) {
    const taken = await set(enqueueAtom, toIntent(thing, on))
    return taken === 'queued' ? result : taken === 'notSent' ? taken : 'storageFailed'
  }
  try {
    await set(changeVisitorRemindersAtom, (before) => {
      // Reminders that are over go with the next change: nothing else clears a visitor's list.
      const others = before.filter((each) => toReminderKey(each) !== toReminderKey(thing) && !isOver(each, now))
      return on ? [...others, thing] : others
    })
    return result
  } catch {
    return 'storageFailed'
  }
})

/**
 * Turns a visitor's reminders into reminders of the member who has just signed in. They leave the visitor only once
 * their commands are stored; one that is stored twice is one, since both say the same of one slot.
 */
export const mergeRemindersAtom = atom(null, async (get, set): Promise<void> => {
  const owner = get(ownerAtom)
  if (owner === null || (await openSafely(get)) === null) return
  // A visitor has no reminders where storage is forbidden.
  const kept = await set(readVisitorRemindersAtom).catch(() => [])
  const merged = new Set<string>()
  for (const thing of kept) {
    if (get(ownerAtom) !== owner) break
    if (isOver(thing, get(clockAtom).now()) || (await set(enqueueAtom, toIntent(thing, true))) === 'queued') {
      merged.add(toReminderKey(thing))
    }
  }
  if (merged.size === 0) return
  await set(changeVisitorRemindersAtom, (before) => before.filter((thing) => !merged.has(toReminderKey(thing))))
})

const memberReminders = bounded((owner: UserId, prefix: typeof REMINDER_SLOTS) =>
  atomWithSource<Reminders | null>(null, (get, show) =>
    follow(get, (outbox) => outbox.watchSlots(owner, prefix, (views) => show(toReminders(views)))),
  ),
)

function toReminders(views: ReadonlyMap<string, SlotView>): Reminders {
  const found = new Map<string, VisibleReminder>()
  for (const [slot, { value, state }] of views) {
    const known = value as ReminderState | null
    if (state === 'none' || !known?.set) continue
    found.set(afterPrefix(REMINDER_SLOTS, slot), { thing: known.thing, status: known.status, state })
  }
  return found
}

const toIntent = (thing: DatedThing, on: boolean) => ({
  kind: on ? ('setReminder' as const) : ('clearReminder' as const),
  args: thing,
})
