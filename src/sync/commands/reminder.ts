import * as z from 'zod/mini'
import { DatedThing } from '#contract/datedThings.ts'
import { clearReminderCall, type Reminder, ReminderStatus, setReminderCall } from '#contract/reminders.ts'
import { reminderLane, reminderSlot } from '../slots.ts'
import { type Confirmed, defineCommand, lastWins } from './command.ts'

/** The confirmed state of a reminder's slot; it holds the thing, so that the list needs no network. */
export const ReminderState = z.object({ set: z.boolean(), thing: DatedThing, status: ReminderStatus })
export type ReminderState = z.infer<typeof ReminderState>

/** The server's state of a reminder, as own state. */
export function toConfirmedReminder({ thing, set, status, updatedAt }: Reminder): Confirmed {
  return { slot: reminderSlot(thing.type, thing.id), state: { set, thing, status }, updatedAt }
}

const common = {
  args: DatedThing,
  state: ReminderState,
  lane: ({ type, id }: DatedThing) => reminderLane(type, id),
  slot: ({ type, id }: DatedThing) => reminderSlot(type, id),
  coalesce: lastWins,
  request: ({ type, id }: DatedThing) => ({ params: { kind: type, id } }),
  receipt: ({ current }: { current: Reminder }) => ({ own: [toConfirmedReminder(current)] }),
}

export const setReminder = defineCommand({
  ...common,
  kind: 'setReminder',
  call: setReminderCall,
  fold: (_base, thing) => ({ set: true, thing, status: 'kept' as const }),
})

export const clearReminder = defineCommand({
  ...common,
  kind: 'clearReminder',
  call: clearReminderCall,
  fold: (_base, thing) => ({ set: false, thing, status: 'kept' as const }),
  unsets: true,
})
