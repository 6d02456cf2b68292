export const cinemasTitle = (city: string | null): string => (city ? `Kinos in ${city}` : 'Kinos')
export const cinemasLead = 'Wähle eine Stadt, dann siehst du ihre Kinos.'
export const cinemasDescription = (city: string | null): string =>
  city
    ? `Alle Kinos in ${city} mit Adresse, Sälen und Ausstattung, und was dort heute läuft.`
    : 'Alle Kinos nach Städten, mit Adresse, Sälen und Ausstattung.'
export const otherCities = 'Alle Städte'
export const programmeOf = (city: string): string => `Kinoprogramm ${city}`
export const failedTitle = 'Die Kinos lassen sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const unavailableTitle = 'Diese Kinos sind nicht auf deinem Gerät'
export const unavailableText = 'Ohne Netz siehst du die Städte, die du schon einmal geöffnet hast.'
export const emptyTitle = 'Hier kennen wir noch kein Kino'
export const emptyText = 'Wähle eine andere Stadt in der Nähe.'
export const loading = 'Die Kinos werden geladen'
