import { months } from '#contract/dayWords.ts'

/** A number that is not known, in the table of a plot. */
export const none = '–'

/** How a title, or the titles of a person, are rated. */
export const ratings = {
  heading: 'So wurde bewertet',
  caption: 'Wertungen von 0 bis 10, halbe Schritte zählen zum ganzen darunter.',
  value: 'Wertung',
  community: 'Community',
  critics: 'Kritik',
  /** @param count such as `1.204`. */
  of: (who: string, count: string, average: string, most: string): string =>
    `${who}: ${count}, im Schnitt ${average}, am häufigsten ${most}`,
  /** Why the columns of few critics are as high as those of many members. */
  scale: 'Die Säulen sind für jede Gruppe so hoch wie ihr Anteil: Die häufigste Wertung reicht bis oben.',
  own: (value: string): string => `Deine Wertung: ${value}.`,
} as const

/** A person's titles by year and by average. */
export const works = {
  heading: 'In Zahlen',
  perYear: 'Titel je Jahr',
  perYears: (years: number): string => `Titel je ${years} Jahre`,
  /** @param most the years with the most titles; null where several have as many. */
  perYearSummary: (titles: number, first: number, last: number, most: string | null): string =>
    `${titles} Titel von ${first} bis ${last}${most === null ? '' : `, die meisten ${most}`}`,
  year: 'Jahr',
  average: 'Schnitt',
  averageKey: 'Schnitt der Wertungen, von 0 unten bis 10 oben',
  spread: 'Titel nach ihrem Schnitt in der Community',
  spreadSummary: (titles: number, most: string | null): string =>
    `${titles} Titel mit Wertungen${most === null ? '' : `, die meisten um ${most}`}`,
  titles: 'Titel',
} as const

/** The episodes of a series as a map. */
export const episodes = {
  heading: 'Die Folgen auf einen Blick',
  caption: 'Einzelne Folgen werden hier nicht bewertet. Die Karte zeigt, wie viele Mitglieder sie gesehen haben.',
  season: 'Staffel',
  episode: 'Folge',
  seasonLink: (season: number): string => `Staffel ${season}`,
  viewers: 'Mitglieder',
  own: 'Du',
  seen: 'gesehen',
  seenTimes: (times: number): string => (times === 1 ? 'gesehen' : `${times}-mal gesehen`),
  keyViewers: (members: string): string => `Füllung: Anteil der ${members} Mitglieder, die diese Serie abhaken`,
  keyOwn: 'Punkt: von dir gesehen',
  few: 'Schraffiert: unter 5 Mitgliedern, das zeigen wir nicht.',
  noViewers: 'Noch haken zu wenige Mitglieder diese Serie ab: Du siehst nur deine Folgen.',
  missing: 'Wie viele Mitglieder eine Folge gesehen haben, steht hier, sobald du wieder Netz hast.',
  seasonSummary: (season: number, own: number, count: number, most: string | null): string =>
    [`Staffel ${season}: ${count === 1 ? '1 Folge' : `${count} Folgen`}`, own > 0 && `${own} von dir gesehen`, most]
      .filter(Boolean)
      .join(', '),
  /** The first and the last episode that enough members have seen. */
  range: (first: number, firstViewers: number, last: number, lastViewers: number): string =>
    `Folge ${first} haben ${firstViewers} Mitglieder gesehen, Folge ${last} noch ${lastViewers}`,
} as const

/** A year of a diary. */
export const year = {
  choose: 'Jahr',
  failed: 'Das Jahr konnte nicht geladen werden',
  failedText: 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.',
  unavailable: 'Dieses Jahr liegt nicht auf deinem Gerät',
  unavailableText: 'Es kommt vom Server. Sobald du wieder Netz hast, steht es hier.',
  films: 'Filme',
  series: 'Serien',
  rewatches: 'Wiedersehen',
  ratings: 'Wertungen',
  month: 'Monat',
  genres: 'Häufigste Genres',
  genre: 'Genre',
  titles: 'Titel',
  titlesOf: (count: number): string => (count === 1 ? '1 Titel' : `${count} Titel`),
  genresLater: 'Die Genres kommen vom Server, sobald du wieder Netz hast.',
  caption: 'Was in jedem Monat gesehen wurde',
  summary: (year: number, entries: number, month: string | null): string =>
    `${year}: ${entries === 1 ? '1 Eintrag' : `${entries} Einträge`}${month === null ? '' : `, die meisten im ${month}`}`,
  nothing: (year: number): string => `${year} steht noch nichts im Tagebuch.`,
} as const

/** `Januar`. @param index from 0. */
export const monthName = (index: number): string => months[index] ?? ''
/** `J`: beneath a column that is one of twelve. */
export const monthLetter = (index: number): string => monthName(index).slice(0, 1)
