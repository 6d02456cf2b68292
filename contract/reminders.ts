import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { DatedId, DatedThing, DatedType } from './datedThings.ts'
import { Instant } from './ids.ts'
import { receiptOf } from './receipt.ts'

/** How many things that are still to come one member may be reminded of. */
export const MAX_REMINDERS = 200

/** The state of the thing since the reminder was set: as it was, at another time, or cancelled. */
export const ReminderStatus = z.enum(['kept', 'moved', 'cancelled'])
export type ReminderStatus = z.infer<typeof ReminderStatus>

/** Whether a member wants to be reminded of a thing, as the server holds it. */
export const Reminder = z.object({
  thing: DatedThing,
  set: z.boolean(),
  status: ReminderStatus,
  /** Server time of the last change: the base is as new as this. */
  updatedAt: Instant,
})
export type Reminder = z.infer<typeof Reminder>

const call = {
  path: '/api/me/reminders/:kind/:id',
  audience: 'member',
  command: true,
  params: z.object({ kind: DatedType, id: DatedId }),
  answer: receiptOf(Reminder),
} as const

export const setReminderCall = defineCall({ ...call, method: 'PUT', summary: 'Be reminded of a thing with a day' })

export const clearReminderCall = defineCall({ ...call, method: 'DELETE', summary: 'Not be reminded of it any more' })
