export const filmDescription = (title: string, year: number | null, synopsis: string | null): string =>
  synopsis ??
  `${title}${year === null ? '' : ` (${year})`}: Wertungen der Community, Besetzung und Spielzeiten im Kino.`
export const filmShowtimesTitle = (title: string): string => `${title} im Kino`
export const filmShowtimesDescription = (title: string): string =>
  `Wo und wann ${title} im Kino läuft: alle Spielzeiten nach Tag und Kino.`

export const todayInCity = (count: number, city: string | null): string =>
  `Heute ${count === 1 ? '1 Vorstellung' : `${count} Vorstellungen`}${city ? ` in ${city}` : ''}`
export const allGone = 'Für heute ist alles gelaufen'
export const notToday = (city: string | null): string => `Heute läuft der Film${city ? ` in ${city}` : ''} nicht`
/** @param day `24. Dezember`. */
export const startsOn = (day: string): string => `Ab ${day} im Kino`
export const otherDays = 'Andere Tage und Städte'
export const showtimesFailed = 'Die Spielzeiten lassen sich gerade nicht laden'
export const showtimesUnavailable = 'Die Spielzeiten sind nicht auf deinem Gerät'

export const releaseDate = 'Kinostart'
export const runtime = 'Länge'

export const failedTitle = 'Der Film lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const neverHere = 'Diese Seite war noch nie auf deinem Gerät'
export const neverHereKnown = 'Handlung und Besetzung kommen, sobald du Netz hast.'
export const neverHereUnknown =
  'Ohne Netz siehst du die Filme, die du schon einmal geöffnet hast, und das gespeicherte Kinoprogramm.'
export const whatWeHave = 'Das ist auf deinem Gerät'
export const rateAnyway = 'Du kannst trotzdem bewerten. Das wird gesendet, sobald du online bist.'
export const toProgramme = 'Zum Kinoprogramm'
export const backToFilm = 'Zum Film'
export const loading = 'Der Film wird geladen'
export const emptyDay = 'An diesem Tag läuft der Film hier nicht'
export const emptyDayText = 'Wähle einen anderen Tag oder einen anderen Ort.'
