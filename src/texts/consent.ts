/** PRODUCT B7, letter for letter; also the title of what it opens. */
export const adjust = 'Einstellungen anpassen'
export const notLoaded =
  'Dieses Modul konnte nicht geladen werden, weil die dafür erforderlichen Cookies nicht erlaubt sind.'

export const offerLabel = 'Deine Zustimmung'
export const nothingWithoutYou = 'Ohne deine Zustimmung laden wir nichts von anderen Anbietern.'
export const acceptAll = 'Alle erlauben'
export const refuseAll = 'Alle ablehnen'
export const saveChoice = 'Auswahl speichern'
export const choiceSaved = 'Deine Auswahl ist gespeichert. Ändern kannst du sie jederzeit unten auf jeder Seite.'

export const vendorNames = {
  video: 'Videos',
  social: 'Facebook-Anmeldung',
  captcha: 'Captcha',
  analytics: 'Statistik',
  ads: 'Werbung',
} as const

export const vendorTexts = {
  video: 'Dailymotion spielt Trailer ab',
  social: 'Lädt das Modul von Meta',
  captcha: 'reCAPTCHA statt der eigenen Prüfung',
  analytics: 'Welche Seiten gelesen werden, nie von wem',
  ads: 'Anzeigen von Partnern',
} as const
