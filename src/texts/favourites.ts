/** Favourite cinemas: the button, and their page. */
export const heading = 'Lieblingskinos'
export const description = 'Das Programm deiner Lieblingskinos, auch ohne Netz.'
export const keep = 'Als Lieblingskino merken'
/** Of a button that is an icon: it is pressed or not. */
export const keepNamed = (name: string): string => `Lieblingskino: ${name}`
export const kept = 'Lieblingskino'
/** Of a button in a list of cinemas; the cinema's name follows. */
export const keepShort = 'Merken'
export const keptShort = 'Gemerkt'
export const nowKept = (name: string): string => `${name} ist gemerkt. Das Programm kommt auf dein Gerät.`
export const nowDropped = (name: string): string => `${name} ist kein Lieblingskino mehr.`
export const arriving = 'Sein Programm der nächsten sieben Tage kommt auf dein Gerät.'
export const arrived = 'Sein Programm der nächsten sieben Tage liegt auf deinem Gerät.'
export const arrivesLater = 'Sein Programm kommt auf dein Gerät, sobald es geht.'
/** @public Read where this module is passed on as words, which knip does not follow. */
export const tooMany = 'Mehr als 50 Lieblingskinos sind nicht möglich.'
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'
export const loading = 'Deine Lieblingskinos werden geladen'
export const emptyTitle = 'Noch kein Lieblingskino'
export const emptyText =
  'Öffne ein Kino und merke es dir. Sein Programm der nächsten sieben Tage liegt dann auf deinem Gerät, auch ohne Netz.'
export const toCinemas = 'Kinos in deiner Nähe'
export const offlineBundle = 'Für unterwegs'
