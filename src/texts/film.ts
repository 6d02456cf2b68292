export const filmDescription = (title: string, year: number | null, synopsis: string | null): string =>
  synopsis ??
  `${title}${year === null ? '' : ` (${year})`}: Wertungen der Community, Besetzung und Spielzeiten im Kino.`
export const filmShowtimesTitle = (title: string): string => `${title} im Kino`
export const filmShowtimesDescription = (title: string): string =>
  `Wo und wann ${title} im Kino läuft: alle Spielzeiten nach Tag und Kino.`

export const originalTitle = (title: string): string => `Originaltitel: ${title}`
export const director = 'Regie'
export const writer = 'Buch'
export const cast = 'Mit'
export const credits = 'Stab und Besetzung'
export const share = 'Teilen'
export const linkCopied = 'Link kopiert'
export const shareFailed = 'Der Link ließ sich nicht kopieren.'

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
export const where = 'Wo läuft’s?'
export const todayInCity = (count: number, city: string | null): string =>
  `Heute ${count === 1 ? '1 Vorstellung' : `${count} Vorstellungen`}${city ? ` in ${city}` : ''}`
export const nextAt = (time: string, cinema: string): string => `ab ${time}, ${cinema}`
export const allGone = 'Für heute ist alles gelaufen'
export const notToday = (city: string | null): string => `Heute läuft der Film${city ? ` in ${city}` : ''} nicht`
export const otherDays = 'Andere Tage und Städte'
export const showtimesFailed = 'Die Spielzeiten lassen sich gerade nicht laden'
export const showtimesUnavailable = 'Die Spielzeiten sind nicht auf deinem Gerät'

export const ensemble = 'Besetzung'
export const castRole = (role: string): string => `als ${role}`
export const facts = 'Fakten'
export const countries = 'Land'
export const releaseDate = 'Kinostart'
export const runtime = 'Länge'
export const genres = 'Genre'

export const failedTitle = 'Der Film lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const neverHere = 'Diese Seite war noch nie auf deinem Gerät'
export const neverHereKnown = 'Handlung und Besetzung kommen, sobald du Netz hast.'
export const neverHereUnknown =
  'Ohne Netz siehst du die Filme, die du schon einmal geöffnet hast, und das gespeicherte Kinoprogramm.'
export const whatWeHave = 'Das haben wir hier'
export const rateAnyway = 'Du kannst trotzdem bewerten. Das wird gesendet, sobald du online bist.'
export const toProgramme = 'Zum Kinoprogramm'
export const backToFilm = 'Zum Film'
export const loading = 'Der Film wird geladen'
export const emptyDay = 'An diesem Tag läuft der Film hier nicht'
export const emptyDayText = 'Wähle einen anderen Tag oder eine andere Stadt.'
