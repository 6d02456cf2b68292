import type { ReleaseOrder } from '#contract/releases.ts'

export const startsTitle = 'Kinostarts'
export const startsIntro = 'Was in den letzten acht Wochen angelaufen ist, das Neueste zuerst.'
export const startsDescription = (place: string | null): string =>
  `Neu im Kino: die Filmstarts der letzten acht Wochen${place ? `, mit Vorstellungen in ${place}` : ''}.`

export const upcomingTitle = 'Demnächst im Kino'
export const upcomingIntro = 'Was in den nächsten Wochen und Monaten anläuft.'
export const upcomingDescription = 'Welche Filme demnächst ins Kino kommen: alle Starttermine, der nächste zuerst.'

export const filtersLabel = 'Filme filtern'
export const orderNames: Record<ReleaseOrder, string> = { start: 'Nach Start', popularity: 'Beliebt' }

/** `Donnerstag, 26. November`. */
export const dayHeading = (weekday: string, day: string): string => `${weekday}, ${day}`
export const sinceDays = (days: number): string => {
  switch (days) {
    case 0:
      return 'heute angelaufen'
    case 1:
      return 'seit gestern'
    default:
      return days < 14 ? `seit ${days} Tagen` : `seit ${Math.floor(days / 7)} Wochen`
  }
}
export const inDays = (days: number): string => {
  switch (days) {
    case 1:
      return 'morgen'
    default:
      return days < 14 ? `in ${days} Tagen` : `in ${Math.floor(days / 7)} Wochen`
  }
}
export const startsOn = (day: string): string => `Start: ${day}`
export const directedBy = (names: string): string => `Regie: ${names}`

export const showing = (cinemas: number, place: string | null): string =>
  `In ${cinemas === 1 ? '1 Kino' : `${cinemas} Kinos`}${place ? ` in ${place}` : ''}`
export const presale = (cinemas: number, place: string | null): string =>
  `Karten schon in ${cinemas === 1 ? '1 Kino' : `${cinemas} Kinos`}${place ? ` in ${place}` : ''}`
export const nextAt = (instant: string): string => `nächste Vorstellung ${instant}`
export const firstAt = (instant: string): string => `erste Vorstellung ${instant}`
export const notHere = (place: string | null): string =>
  place ? `Zurzeit keine Vorstellung in ${place}` : 'Zurzeit keine Vorstellung'

export const loading = 'Die Filme werden geladen'
export const emptyTitle = 'Kein passender Film'
export const emptyStarts = 'In den letzten acht Wochen ist nichts angelaufen, was zu deiner Auswahl passt.'
export const emptyUpcoming = 'Es ist noch kein Start bekannt, der zu deiner Auswahl passt.'
export const failedTitle = 'Die Filmstarts lassen sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const failedStaleText = (asOf: string): string => `Du siehst den Stand von ${asOf}.`
export const unavailableTitle = 'Diese Liste ist nicht auf deinem Gerät'
export const unavailableText = 'Öffne sie einmal mit Netz, dann bleibt sie auch ohne Netz da.'
