import type { ProgrammeOrder } from '#contract/programme.ts'

export const programmeTitle = 'Kinoprogramm'
export const programmeIn = (place: string | null): string => (place ? `Kinoprogramm ${place}` : 'Kinoprogramm')
export const programmeDescription = (place: string | null): string =>
  place
    ? `Welche Filme heute in ${place} im Kino laufen: Spielzeiten, Fassungen und Wertungen der Community.`
    : 'Welche Filme heute im Kino laufen: Spielzeiten, Fassungen und Wertungen der Community.'

export const filtersLabel = 'Programm filtern'
export const nearbyCity = 'In deiner Nähe'
export const placeTitle = 'Wo willst du ins Kino?'
export const placeChip = (place: string): string => `Ort: ${place}`
export const placeField = 'Postleitzahl oder Ort'
export const placeSubmit = 'Suchen'
export const placeUnknown = 'Diesen Ort kennen wir nicht.'
export const placeUnreachable = 'Ohne Netz lassen sich nur Städte aus der Liste wählen.'
export const placesTitle = 'Orte'
/** `21614, Niedersachsen`. */
export const placeMeta = (postcode: string, state: string): string => `${postcode}, ${state}`
export const placesFound = (count: number): string => (count === 1 ? '1 Ort gefunden' : `${count} Orte gefunden`)
export const nearby = 'In meiner Nähe'
export const citiesTitle = 'Städte mit Kinos'
export const cinemaCount = (count: number): string => (count === 1 ? '1 Kino' : `${count} Kinos`)
export const locationChip = 'Standort'
export const locating = 'Suche Standort'
export const locationDenied =
  'Dein Standort ist für diese Seite gesperrt. Gib ihn in den Einstellungen des Browsers frei oder wähle eine Stadt.'
export const locationUnavailable = 'Dein Gerät kann gerade nicht sagen, wo du bist. Wähle eine Stadt.'
export const orderLabel = 'Sortieren'
export const orderNames: Record<ProgrammeOrder, string> = {
  popularity: 'Beliebt',
  rating: 'Am besten bewertet',
  start: 'Neu zuerst',
  forecast: 'Vorhersage',
}
export const forecastNote =
  'Sortiert nach dem Schnitt der Community, gewichtet nach der Zahl der Wertungen. Deine persönliche Vorhersage kommt später.'
export const filterSheetTitle = 'Filter'
export const filterChip = (count: number): string => (count === 0 ? 'Filter' : `Filter (${count})`)
export const filterDone = 'Fertig'
/** The number of films that the filters leave. @param isAll false while it is still counted. */
export const showFilms = (count: number, isAll: boolean): string => {
  if (!isAll) return `Mehr als ${count} Filme zeigen`
  if (count === 0) return 'Kein Film passt'
  return count === 1 ? '1 Film zeigen' : `${count} Filme zeigen`
}
export const fromSix = 'ab 18 Uhr'
export const watchlistOnly = 'Nur Merkliste'

export const genreMenu = 'Genre'
export const allGenres = 'Alle Genres'

export const daysLabel = 'Tag wählen'
export const tomorrow = 'morgen'
export const notOnDevice = 'nicht auf deinem Gerät'
export const today = 'Heute'
export const community = 'Community'
export const minutes = (runtime: number): string => `${runtime} Min.`
export const fsk = (age: number): string => `FSK\u00a0${age}`
export const moreCinemas = (count: number): string => (count === 1 ? 'Noch 1 Kino' : `Noch ${count} Kinos`)
export const allShowtimes = 'Alle Kinos und Tage'

export const cinemasIn = (place: string): string => `Kinos in ${place}`
export const cinemasAround = (place: string): string => `Kinos rund um ${place}`
export const cinemasNearby = 'Kinos in deiner Nähe'
export const screens = (count: number): string => (count === 1 ? '1 Saal' : `${count} Säle`)
export const cinemasFailed = 'Die Kinos lassen sich gerade nicht laden.'

export const emptyTitle = 'An diesem Tag läuft hier nichts'
export const emptyFilteredTitle = 'Kein Film passt zu deinen Filtern'
export const emptyText = 'Wähle einen anderen Tag oder einen anderen Ort.'
export const emptyFilteredText = 'Mit diesen Filtern bleibt nichts übrig.'
export const unknownPlaceText = 'Versuche es mit einer Postleitzahl oder einer größeren Stadt in der Nähe.'
export const clearFilters = 'Filter zurücksetzen'
export const failedTitle = 'Das Programm lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const failedStaleText = (asOf: string): string => `Du siehst den Stand von ${asOf}.`
export const unavailableTitle = 'Dieses Programm ist nicht auf deinem Gerät'
export const unavailableText =
  'Ohne Netz siehst du die Tage und Städte, die du schon einmal geöffnet hast. Das hier gehört noch nicht dazu.'
export const toToday = 'Zum heutigen Tag'
export const loading = 'Das Programm wird geladen'
