import { DatedThing } from '#contract/datedThings.ts'
import { visitorList } from '../core/visitorList.ts'

const reminders = visitorList('reminders', DatedThing)

/** The storage of a visitor's reminders. */
export const visitorReminderStorageAtom = reminders.storageAtom
/** The things of which a visitor is to be reminded; null until the device has answered. */
export const visitorRemindersAtom = reminders.listAtom
/** The same as they lie on the device right now. */
export const readVisitorRemindersAtom = reminders.readAtom
/** Changes them durably, for this and every other tab. */
export const changeVisitorRemindersAtom = reminders.changeAtom
