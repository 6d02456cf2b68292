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
export const markSeen = (title: string): string => `„${title}“ als gesehen markieren`
export const markUnseen = (title: string): string => `„${title}“ doch nicht gesehen`
export const drop = (title: string): string => `„${title}“ von der Merkliste nehmen`
export const dropped = (title: string): string => `„${title}“ ist von deiner Merkliste genommen.`
export const putBack = 'Rückgängig'
export const articles = 'Artikel'
export const waits = 'wartet auf das Netz'
export const refused = (reason: string | null): string => reason ?? 'Nicht angenommen'
export const toOutbox = 'Ausstehende Aktionen'
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'
