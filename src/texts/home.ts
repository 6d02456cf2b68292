export const homeTitle = 'Filme, Serien und Kino'
export const homeDescription =
  'Welche Filme heute im Kino laufen, wie die Community sie bewertet, und dein Kinoprogramm, das auch ohne Netz da ist.'
export const tonightAt = (cinema: string): string => `Heute Abend, ${cinema}`
export const todayAt = (cinema: string): string => `Heute, ${cinema}`
export const lately = 'Zuletzt im Kino'
export const ratings = (count: number, shown: string): string => (count === 1 ? '1 Wertung' : `${shown} Wertungen`)
export const newInCinema = 'Neu im Kino'
export const popularInCinema = 'Beliebt im Kino'
export const bestRated = 'Am besten bewertet'
export const toProgramme = (city: string | null): string => (city ? `Programm ${city}` : 'Zum Programm')
export const toFavourites = 'Heute in deinen Lieblingskinos'
export const emptyRow = 'Hier läuft heute nichts.'
export const failedRow = 'Das lässt sich gerade nicht laden.'
export const unavailableRow = 'Das ist nicht auf deinem Gerät.'
export const failedTitle = 'Die Startseite lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const unavailableTitle = 'Du bist offline'
export const unavailableText =
  'Die Startseite ist nicht auf deinem Gerät. Das Kinoprogramm, das du schon geöffnet hast, findest du weiterhin dort.'
export const openProgramme = 'Zum Kinoprogramm'
export const loading = 'Wird geladen'
export const previous = (row: string): string => `${row}: zurück`
export const next = (row: string): string => `${row}: weiter`
