import type { TitleOrder } from '#contract/titles.ts'

/** The texts that differ between lists of films and of series. */
export type TitlesTexts = {
  title: string
  description: string
  filters: string
  total: (count: number, shown: string) => string
  /** On the button that closes the filters. */
  show: (count: number, shown: string) => string
  loading: string
  empty: string
  failed: string
  unavailable: string
  /** Without a network, above what the device holds. */
  held: (count: number, shown: string) => string
}

const films = {
  filters: 'Filme filtern',
  total: (count: number, shown: string): string => (count === 1 ? '1 Film' : `${shown} Filme`),
  show: (count: number, shown: string): string => {
    if (count === 0) return 'Kein Film passt'
    return count === 1 ? '1 Film zeigen' : `${shown} Filme zeigen`
  },
  loading: 'Die Filme werden geladen',
  empty: 'Kein Film passt dazu',
  failed: 'Die Filme lassen sich gerade nicht laden',
  unavailable: 'Diese Filme sind nicht auf deinem Gerät',
  held: (count: number, shown: string): string =>
    count === 1
      ? 'Ohne Netz, nur ein Teil: der eine passende Film auf deinem Gerät.'
      : `Ohne Netz, nur ein Teil: die ${shown} passenden Filme auf deinem Gerät.`,
}
const series = {
  filters: 'Serien filtern',
  total: (count: number, shown: string): string => (count === 1 ? '1 Serie' : `${shown} Serien`),
  show: (count: number, shown: string): string => {
    if (count === 0) return 'Keine Serie passt'
    return count === 1 ? '1 Serie zeigen' : `${shown} Serien zeigen`
  },
  loading: 'Die Serien werden geladen',
  empty: 'Keine Serie passt dazu',
  failed: 'Die Serien lassen sich gerade nicht laden',
  unavailable: 'Diese Serien sind nicht auf deinem Gerät',
  held: (count: number, shown: string): string =>
    count === 1
      ? 'Ohne Netz, nur ein Teil: die eine passende Serie auf deinem Gerät.'
      : `Ohne Netz, nur ein Teil: die ${shown} passenden Serien auf deinem Gerät.`,
}
export const allFilms: TitlesTexts = {
  ...films,
  title: 'Alle Filme',
  description: 'Der ganze Katalog: Filme nach Genre, Jahr und Land, mit den Wertungen der Community.',
}
export const bestFilms: TitlesTexts = {
  ...films,
  title: 'Beste Filme',
  description: 'Die Filme, die die Community am höchsten bewertet, gewichtet nach der Zahl der Wertungen.',
}
export const allSeries: TitlesTexts = {
  ...series,
  title: 'Alle Serien',
  description: 'Serien nach Genre, Jahr und Land, mit ihren Staffeln und den Wertungen der Community.',
}
export const bestSeries: TitlesTexts = {
  ...series,
  title: 'Beste Serien',
  description: 'Die Serien, die die Community am höchsten bewertet, gewichtet nach der Zahl der Wertungen.',
}

export const filterTitle = 'Filter'
export const filterChip = (count: number): string => (count === 0 ? 'Filter' : `Filter (${count})`)
export const filterDone = 'Fertig'
export const takeOut = (value: string): string => `${value} herausnehmen`
export const genreMenu = 'Genre'
export const yearMenu = 'Jahre'
export const allYears = 'Alle Jahre'
export const countryMenu = 'Land'
export const allCountries = 'Alle Länder'
export const providerMenu = 'Im Streaming bei'
export const noProviders = 'Nichts davon ist gerade bei einem Anbieter.'
export const providersUnknown = 'Die Anbieter lassen sich gerade nicht laden.'
export const lookLabel = 'Ansicht'
export const posters = 'Plakate'
export const rows = 'Zeilen'
export const facts = (year: number | null, genres: readonly string[], fsk: number | null): string =>
  [year, ...genres.slice(0, 2), fsk !== null && `FSK\u00a0${fsk}`].filter((each) => each || each === 0).join(' · ')
export const ratings = (count: number, shown: string): string => (count === 1 ? '1 Wertung' : `${shown} Wertungen`)
export const orderLabel = 'Sortieren'
export const orderNames: Record<TitleOrder, string> = {
  popularity: 'Beliebt',
  best: 'Gewichtet',
  rating: 'Nach Schnitt',
  start: 'Neu zuerst',
}

/** Spans of years with their names, the newest first. */
export const spans: readonly { value: string; label: string }[] = [
  { value: '2020-2029', label: 'Ab 2020' },
  { value: '2010-2019', label: '2010er' },
  { value: '2000-2009', label: '2000er' },
  { value: '1990-1999', label: '1990er' },
  { value: '1980-1989', label: '1980er' },
  { value: '1970-1979', label: '1970er' },
  { value: '1960-1969', label: '1960er' },
  { value: '1950-1959', label: '1950er' },
  { value: '1888-1949', label: 'Vor 1950' },
]
/** The name of a year or span of the URL. */
export const spanName = (value: string): string =>
  spans.find((span) => span.value === value)?.label ?? value.replace('-', '–')

/** The countries that come first, and those to choose from where no counts are known. */
export const countries: readonly string[] = [
  'Deutschland',
  'Österreich',
  'Schweiz',
  'Dänemark',
  'Frankreich',
  'Großbritannien',
  'Hongkong',
  'Indien',
  'Iran',
  'Italien',
  'Japan',
  'Kanada',
  'Mexiko',
  'Norwegen',
  'Polen',
  'Schweden',
  'Spanien',
  'Südkorea',
  'USA',
]

export const clearFilters = 'Filter löschen'
export const emptyText = 'Nimm einen Filter heraus, dann siehst du mehr.'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const failedStaleText = (asOf: string): string => `Du siehst den Stand von ${asOf}.`
export const unavailableText = 'Ohne Netz siehst du die Listen, die du schon einmal geöffnet hast.'
export const nothingHeldText = 'Nimm einen Filter heraus, dann siehst du, was auf deinem Gerät liegt.'
export const unknownProviderText =
  'Welcher Anbieter was zeigt, weiß dein Gerät ohne Netz nicht. Nimm den Anbieter heraus, dann siehst du, was hier liegt.'
export const weightedTitle = 'Gewichtet, was heißt das?'
export const weightedText =
  'Wenige Wertungen zählen weniger. Jeder Titel bekommt 30 gedachte Wertungen mit 6,5 dazu, damit drei Begeisterte nicht mehr wiegen als tausend Zufriedene.'
