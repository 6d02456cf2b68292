/** Calendar files and reminders of showings, broadcasts and starts. */
export const calendar = 'Kalender'
export const calendarFor = (title: string): string => `In den Kalender: ${title}`
export const calendarFailed = 'Die Kalenderdatei lässt sich gerade nicht erstellen.'
