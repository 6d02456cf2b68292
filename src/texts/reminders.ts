import type { DatedThing, DatedType } from '#contract/datedThings.ts'

/** Calendar files and reminders of showings, broadcasts and starts. */
export const calendar = 'Kalender'
export const calendarFor = (title: string): string => `In den Kalender: ${title}`
export const calendarFailed = 'Die Kalenderdatei lässt sich gerade nicht erstellen.'
export const remind = 'Erinnern'
/** Of a button that is an icon: it is pressed or not. */
export const remindOf = (title: string): string => `Erinnerung: ${title}`
const leads: Readonly<Record<DatedType, string>> = {
  showtimes: 'zwei Stunden vorher',
  broadcasts: 'eine Viertelstunde vorher',
  discs: 'am Tag selbst um 9 Uhr',
  starts: 'am Tag selbst um 9 Uhr',
}
/** @public Likewise read where this module is passed on as words. */
export const nowSet = ({ type, title }: DatedThing): string =>
  `Wir erinnern dich an „${title}“, ${leads[type]}, wenn Lichtspiel dann offen ist. Sonst meldet sich nur dein Kalender.`
/** @public Likewise. */
export const toCalendar = 'Kalenderdatei laden'
/** @public Likewise. */
export const nowCleared = (title: string): string => `Keine Erinnerung mehr an „${title}“.`
/** @public Likewise. */
export const tooLate = 'Die Zeit dieser Erinnerung ist vorbei.'
/** @public Read where this module is passed on as words, which knip does not follow. */
export const tooMany = 'Mehr als 200 Erinnerungen sind nicht möglich.'
/** @public Likewise. */
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'
/** @public Likewise. */
export const all = 'Alle Erinnerungen'

export const heading = 'Erinnerungen'
export const empty = 'Noch keine Erinnerung. Du setzt sie an einer Vorstellung, einer Sendung oder einem Start.'
/** The platform's limit: a page that is closed cannot ring, a calendar can. */
export const reach = 'Ist Lichtspiel geschlossen, meldet sich nur dein Kalender. Lade dir dafür die Kalenderdatei.'
export const pending = 'Wird gesendet, sobald du Netz hast'
export const statuses = { kept: null, moved: 'Neuer Termin', cancelled: 'Findet nicht statt' } as const
export const clear = (title: string): string => `Erinnerung löschen: ${title}`
export const when = (day: string, time: string | null): string => (time === null ? day : `${day}, ${time} Uhr`)
/** The message at the time of the reminder, while the app is open. */
export const due = ({ title, place }: DatedThing, time: string | null): string =>
  [`„${title}“`, time === null ? 'heute' : `um ${time} Uhr`, ...(place === '' ? [] : [place])].join(', ')
/** The message where several are due at once. */
export const dueTogether = (count: number): string => `${count} Erinnerungen`
export const open = 'Ansehen'
