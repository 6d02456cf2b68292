import type { PersonalTable } from '../db/described.ts'
import { reminders } from '../db/schema/reminders.ts'

export const ownReminders: PersonalTable = {
  table: reminders,
  owner: reminders.userId,
  exported: {
    file: 'erinnerungen',
    columns: {
      kind: reminders.kind,
      thingId: reminders.thingId,
      title: reminders.title,
      detail: reminders.detail,
      place: reminders.place,
      date: reminders.date,
      startsAt: reminders.startsAt,
      set: reminders.set,
      updatedAt: reminders.updatedAt,
    },
    order: [reminders.changeSeq],
  },
}
