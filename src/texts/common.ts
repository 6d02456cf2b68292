export const asOfText = (when: string): string => `Stand: ${when}`
/** Times that the server has not confirmed since they were shown. */
export const timesUnsure = { checking: 'Zeiten werden geprüft', unconfirmed: 'Zeiten nicht bestätigt' } as const
export const posterOf = (title: string): string => `Plakat: ${title}`
export const notRated = 'Noch keine Wertung'
export const close = 'Schließen'
export const clearInput = 'Eingabe löschen'
export const retry = 'Erneut versuchen'
/** The general error, for cases without a better text (PRODUCT I1). */
export const genericError = 'Ups! Leider ist ein Fehler aufgetreten. Versuche es später nochmal.'
/** HTTP 429 (PRODUCT I1). */
export const tooFast = 'Da warst du etwas zu schnell für unser System. Probiere es in ein paar Minuten nochmal.'
/** HTTP 460 (PRODUCT I1). */
export const accountTooNew =
  'Dein Account ist neu. Erst nach 24 Stunden wirst du Kommentare, Blog-Artikel und private Nachrichten veröffentlichen dürfen. Du kannst aber bereits Filme und Serien bewerten! Danke für deine Geduld!'
export const defaultSuccess = 'Die Aktion wurde erfolgreich durchgeführt.'
