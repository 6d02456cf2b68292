export const cinemaTitle = (name: string, city: string): string => `${name}, ${city}`
export const cinemaDescription = (name: string, street: string, city: string): string =>
  `Programm von ${name}, ${street}, ${city}: alle Filme und Spielzeiten nach Tagen.`
export const screens = (count: number): string => (count === 1 ? '1 Saal' : `${count} Säle`)
export const seats = (count: number): string => `${count} Plätze`
export const auditoria = 'Säle'
export const route = 'Route'
export const programme = 'Programm'
export const inCity = (city: string): string => `Alle Kinos in ${city}`
export const emptyTitle = 'An diesem Tag ist hier kein Programm bekannt'
export const emptyText = 'Wähle einen anderen Tag.'
export const failedTitle = 'Das Kino lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const programmeFailedTitle = 'Das Programm lässt sich gerade nicht laden'
export const unavailableTitle = 'Dieses Kino ist nicht auf deinem Gerät'
export const unavailableText = 'Ohne Netz siehst du die Kinos und Tage, die du schon einmal geöffnet hast.'
export const dayUnavailableTitle = 'Dieser Tag ist nicht auf deinem Gerät'
export const loading = 'Das Kino wird geladen'
