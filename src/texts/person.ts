import type { SeriesCredit } from '#contract/series.ts'

export const personDescription = (name: string, titles: readonly string[]): string =>
  titles.length === 0 ? `${name}: Filme und Serien.` : `${name}: bekannt aus ${titles.join(', ')}.`
/** `Geboren am 22. März 1941 in Zürich`; either part may be unknown. */
export const bornLine = (day: string | null, place: string | null): string =>
  `Geboren${day === null ? '' : ` am ${day}`}${place === null ? '' : ` in ${place}`}`
export const age = (years: number): string => (years === 1 ? '1 Jahr alt' : `${years} Jahre alt`)
export const diedLine = (day: string, years: number | null): string =>
  `Gestorben am ${day}${years === null ? '' : ` mit ${years} ${years === 1 ? 'Jahr' : 'Jahren'}`}`
/** `1941–2019`. */
export const lifeYears = (born: string, died: string): string => `${born.slice(0, 4)}–${died.slice(0, 4)}`
export const knownFor = 'Bekannt aus'
export const filmography = 'Filme und Serien'
export const ofSeries = 'Serie'
export const unknownYear = 'Jahr unbekannt'
export const oftenWith = 'Häufig zusammen mit'
export const shared = (count: number): string => `${count} gemeinsame Titel`
export const articles = 'Artikel dazu'
export const readingTime = (minutes: number): string => `${minutes} Min. Lesezeit`
export const jobNames: Record<SeriesCredit['job'], string> = {
  creator: 'Idee',
  director: 'Regie',
  writer: 'Buch',
  cast: 'spielt mit',
}
/** The profession of a person, below their name. */
export const professions: Record<SeriesCredit['job'], string> = {
  creator: 'Serienidee',
  director: 'Regie',
  writer: 'Drehbuch',
  cast: 'Schauspiel',
}
/** The works that a person's head names, for a screen reader. */
export const works = 'Filme und Serien in Kürze'
export const newestWork = 'Zuletzt'
export const bestWork = 'Am besten bewertet'
export const ownRatings = 'Deine Wertungen'
export const ownRated = {
  films: (rated: number, all: number): string => `${rated} von ${all} ${all === 1 ? 'Film' : 'Filmen'} bewertet`,
  series: (rated: number, all: number): string => `${rated} von ${all} ${all === 1 ? 'Serie' : 'Serien'} bewertet`,
  titles: (rated: number, all: number): string => `${rated} von ${all} Titeln bewertet`,
} as const
export const as = (role: string): string => `als ${role}`
export const nothing = 'Noch nichts im Katalog'
export const nothingText = 'Sobald ein Film oder eine Serie dazukommt, steht es hier.'
export const failedTitle = 'Die Seite lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const neverHere = 'Diese Seite war noch nie auf deinem Gerät'
export const neverHereText = 'Ohne Netz siehst du, wen du schon einmal aufgerufen hast.'
export const loading = 'Die Seite wird geladen'
