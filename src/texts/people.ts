export const heading = 'Stars'
export const description =
  'Menschen vor und hinter der Kamera: nach Beliebtheit, Anfangsbuchstabe, Beruf und Geburtstag, mit den Titeln, die man von ihnen kennt.'
export const filters = 'Stars filtern'
export const jobMenu = 'Beruf'
export const allJobs = 'Alle Berufe'
export const birthdayToday = 'Geburtstag heute'
export const dayMenu = 'Tag des Geburtstags'
export const monthMenu = 'Monat des Geburtstags'
export const day = (number: number): string => `${number}.`
export const letters = 'Nach dem Anfangsbuchstaben des Nachnamens'
export const allLetters = 'Alle'
/** For names that begin with no letter from A to Z. */
export const otherLetters = { short: '#', long: 'Andere Zeichen' }
export const total = (count: number, shown: string): string => (count === 1 ? '1 Person' : `${shown} Personen`)
/** The heading of the wall where a birthday is chosen: `Geboren am 27. November`. */
export const bornOn = (day: string): string => `Geboren am ${day}`
/** The age on this year's birthday, said before it, on it, and after it. */
export const turns = {
  later: (age: number): string => `wird ${age}`,
  today: (age: number): string => `wird heute ${age}`,
  earlier: (age: number): string => `wurde ${age}`,
} as const
export const loading = 'Die Stars werden geladen'
export const failed = 'Die Stars lassen sich gerade nicht laden'
export const unavailable = 'Diese Stars sind nicht auf deinem Gerät'
export const empty = 'Niemand passt dazu'
export const emptyText = 'Nimm einen Filter heraus, dann siehst du mehr.'
export const nobodyBorn = 'Niemand, von dem wir es wissen'
export const nobodyBornText = 'Von vielen kennen wir den Geburtstag noch nicht. Versuche es mit einem anderen Tag.'
