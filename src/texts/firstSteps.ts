/** The first steps of a new member: the screen, and the link to it after a sign-in. */
export const heading = 'Erste Schritte'
export const description = 'Lieblingskinos, zehn Wertungen und die Darstellung: in drei Schritten eingerichtet.'
export const lead = (name: string): string =>
  `Willkommen, ${name}! Drei kurze Schritte. Jeden kannst du überspringen und später nachholen.`
export const visitor = 'Melde dich an, um dein Konto einzurichten.'
export const loading = 'Die ersten Schritte werden geladen'

export const stepsLabel = 'Schritte'
export const stepNames = { cinemas: 'Kinos', ratings: 'Bewerten', theme: 'Darstellung' } as const
/** The name of a finished step for a screen reader. */
export const doneStep = (name: string): string => `${name}, erledigt`

export const back = 'Zurück'
export const skip = 'Schritt überspringen'
export const next = 'Nächster Schritt'
export const finish = 'Fertig'
export const later = 'Später weitermachen'

export const cinemasHeading = 'Wo gehst du ins Kino?'
export const cinemasLead =
  'Merke dir deine Lieblingskinos. Ihr Programm der nächsten sieben Tage liegt dann auf deinem Gerät, auch ohne Netz.'
export const cinemasLoading = 'Die Kinos werden geladen'
export const noCinemas = 'Hier kennen wir kein Kino. Wähle einen anderen Ort.'
export const cinemasOffline = 'Die Kinos dieses Ortes sind nicht auf deinem Gerät. Mit Netz siehst du sie hier.'
export const cinemasFailed = 'Die Kinos lassen sich gerade nicht laden.'
export const keptCinemas = (names: readonly string[]): string =>
  names.length === 1 ? `Dein Lieblingskino: ${names[0]}` : `Deine Lieblingskinos: ${names.join(', ')}`

export const ratingsHeading = 'Was hast du gesehen?'
export const ratingsLead = (goal: number): string =>
  `Bewerte ${goal} bekannte Titel. Was du nicht kennst, lässt du einfach aus.`
export const ratingsProgress = 'Bewertete Titel'
export const ratingsDone = 'Geschafft! Wenn du magst, bewerte gleich weiter.'

export const themeHeading = 'Hell oder dunkel?'
export const themeLead = 'Tagsüber Programmheft, abends Saal. Du kannst das jederzeit unter „Darstellung“ ändern.'

export const endHeading = 'Es kann losgehen'
export const endText = 'Was du übersprungen hast, holst du nach, wann du magst.'
export const endAllText = 'Du hast alles eingerichtet. Viel Spaß im Kino!'
export const toFavourites = 'Zu deinen Lieblingskinos'
export const toProgramme = 'Zum Kinoprogramm'
export const rateMore = 'Weiter bewerten'
export const toHome = 'Zur Startseite'
