export const originalTitle = (title: string): string => `Originaltitel: ${title}`
export const director = 'Regie'
export const writer = 'Buch'
export const cast = 'Mit'
export const credits = 'Stab und Besetzung'

export const community = 'Community'
export const critics = 'Kritik'
export const ratingsCount = (count: string, one: boolean): string => (one ? '1 Wertung' : `${count} Wertungen`)
export const criticsCount = (count: string, one: boolean): string => (one ? '1 Kritik' : `${count} Kritiken`)
export const noRatings = 'Noch keine Wertungen'
export const noCritics = 'Noch keine Kritiken'
export const distribution = (rows: readonly string[]): string => `Verteilung: ${rows.join(', ')}`
export const distributionRow = (count: string, value: string): string => `${count} mal ${value}`

export const plot = 'Worum geht’s?'
export const noPlot = 'Eine Inhaltsangabe fehlt noch.'
export const ensemble = 'Besetzung'
export const castRole = (role: string): string => `als ${role}`
export const allCredits = 'Alle Mitwirkenden'
export const facts = 'Fakten'
export const countries = 'Land'
export const genres = 'Genre'
/** Opens the form that puts the title on a list. */
export const toList = 'Liste'
