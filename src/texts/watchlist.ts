/** "Meine Merkliste". */
export const heading = 'Meine Merkliste'
export const description = 'Was du noch sehen willst, auch ohne Netz.'
export const visitor = 'Melde dich an, dann findest du hier alles, was du dir gemerkt hast.'
export const loading = 'Deine Merkliste wird geladen'
export const count = (titles: number): string => (titles === 1 ? '1 Titel gemerkt' : `${titles} Titel gemerkt`)
export const empty = 'Noch nichts gemerkt'
export const emptyText =
  'Öffne einen Film oder eine Serie und wähle „Merken“. Hier findest du sie wieder, auch ohne Netz.'
export const toFilms = 'Filme entdecken'
export const allSeen = 'Alles gesehen'
export const allSeenText = 'Von dem, was du dir gemerkt hast, ist nichts mehr offen.'
export const seenHeading = 'Schon gesehen'
export const seen = 'Gesehen'
export const markSeen = (title: string): string => `Gesehen: „${title}“ markieren`
export const markUnseen = (title: string): string => `Gesehen: „${title}“ doch nicht`
export const drop = (title: string): string => `„${title}“ von der Merkliste nehmen`
export const dropped = (title: string): string => `„${title}“ ist von deiner Merkliste genommen.`
export const putBack = 'Rückgängig'
export const articles = 'Artikel'
export const refused = (reason: string | null): string => reason ?? 'Nicht angenommen'
export const toOutbox = 'Ausstehende Aktionen'
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'

export const filters = 'Sortieren und filtern'
export const orderLabel = 'Reihenfolge'
export const orders = { since: 'Zuletzt gemerkt', title: 'Titel A–Z', year: 'Neueste zuerst' } as const
export const kindLabel = 'Filme oder Serien'
export const kinds = { all: 'Filme und Serien', movies: 'Nur Filme', series: 'Nur Serien' } as const
/** @param city null until it is known. */
export const runsIn = (city: string | null): string =>
  city === null ? 'Läuft heute in deiner Stadt' : `Läuft heute in ${city}`
export const shownOf = (shown: number, all: number): string => `${shown} von ${all === 1 ? '1 Titel' : `${all} Titeln`}`
export const runningLoading = 'Das Kinoprogramm wird geladen'
export const runningFailed = 'Das Kinoprogramm ist gerade nicht zu haben'
export const runningFailedText = 'Was heute läuft, weiß nur der Server. Deine Merkliste steht auch ohne ihn hier.'
export const retry = 'Erneut versuchen'
export const noMatch = 'Nichts davon auf deiner Merkliste'
export const noMatchText = 'Mit anderen Filtern findest du deine gemerkten Titel wieder.'
export const showAll = 'Alle zeigen'
