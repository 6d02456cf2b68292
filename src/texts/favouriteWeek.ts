import type { Feature } from '#contract/screenings.ts'

/** The number of showtimes of the chosen day. */
export const showtimes = (count: number): string => (count === 1 ? '1 Vorstellung' : `${count} Vorstellungen`)
export const lookLabel = 'Geordnet nach'
export const byFilm = 'Film'
export const byTime = 'Uhrzeit'
/** A chip says in letters what its row has no room for; its description has the words. */
export const featureChip = (feature: Feature, name: string): string =>
  feature === 'AD' || feature === 'UT' ? feature : name
export const noShowsTitle = 'Hier läuft an diesem Tag nichts mehr'
export const noShowsText = 'Von deinen Lieblingskinos ist in dieser Woche kein weiteres Programm bekannt.'
export const unmatchedTitle = 'Nichts passt zu deiner Auswahl'
export const unmatchedText = 'In dieser Woche läuft in deinen Lieblingskinos nichts davon.'
export const later = 'An einem anderen Tag dieser Woche schon.'
export const toDay = (day: string): string => `Weiter zu ${day}`
/** @param day `morgen`, `Do 26. November`. */
export const reaches = (day: string): string => `Was auf deinem Gerät liegt, reicht bis ${day}.`
export const beyondTitle = 'Dieser Tag ist nicht auf deinem Gerät'
export const overTitle = 'Das Programm auf deinem Gerät ist vorbei'
export const overText = (day: string): string => `Es reichte bis ${day}. Das neue kommt, sobald du wieder Netz hast.`
export const absent = (name: string): string => `Das Programm von ${name} ist noch nicht auf deinem Gerät.`
export const unknown = (name: string): string => `${name} ist uns nicht mehr bekannt.`
export const unavailableTitle = 'Noch nicht auf deinem Gerät'
export const unavailableText = 'Das Programm deiner Lieblingskinos kommt, sobald du wieder Netz hast.'
export const failed = 'Das Programm lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
