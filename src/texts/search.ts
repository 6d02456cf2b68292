import type { SearchItemClass } from '#contract/search.ts'

export const closeSearch = 'Suche schließen'
export const suggestionsLabel = 'Vorschläge'
export const showAll = 'Alle anzeigen'
export const suggestionCount = (count: number): string =>
  count === 0 ? 'Keine Vorschläge' : count === 1 ? '1 Vorschlag' : `${count} Vorschläge`
export const nothingSuggested = (query: string): string => `Keine Vorschläge für „${query}“.`
export const loadingSuggestions = 'Die Vorschläge werden geladen'
export const noNetworkForSuggestions = 'Ohne Netz, und auf deinem Gerät passt nichts dazu.'
export const heldSuggestions = 'Ohne Netz: das passt auf deinem Gerät.'
export const promoted = 'Empfohlen'

export const title = 'Suche'
export const titleOf = (query: string): string => `„${query}“ – Suche`
export const description =
  'Finde Filme, Serien, Stars, Kinos und Mitglieder, auch mit Tippfehlern und unter ihrem Originaltitel.'
export const resultsFor = (query: string): string => `Ergebnisse für „${query}“`
export const fieldLabel = 'Wonach suchst du?'
export const searchHere = 'Ergebnisse durchsuchen'

export const kindsLabel = 'Art der Ergebnisse'
export const allKinds = 'Alle'
/** In the plural, as headings say it. */
export const kindNames: Readonly<Record<SearchItemClass, string>> = {
  Movie: 'Filme',
  Series: 'Serien',
  Person: 'Stars',
  Cinema: 'Kinos',
  RegisteredUser: 'Mitglieder',
}
export const allOfKind = (itemClass: SearchItemClass, count: string): string =>
  `Alle ${count} ${kindNames[itemClass]} zeigen`
export const originalTitle = 'Originaltitel: '
export const knownFor = (titles: string): string => `Bekannt aus ${titles}`

export const loadingResults = 'Die Ergebnisse werden geladen'

/** `isOpen`: there are so many or more. */
export const found = (count: number, shown: string): string => (count === 1 ? '1 Treffer' : `${shown} Treffer`)

export const filters = 'Ergebnisse filtern'
export const genreMenu = 'Genre'
export const yearMenu = 'Jahre'
export const allYears = 'Alle Jahre'
/** `1990-1999` or `1994`, as the address has it. */
export const yearsOf = (span: string): string => {
  const [first = '', last = first] = span.split('-')
  const isDecade = first.endsWith('0') && Number(last) === Number(first) + 9
  return isDecade ? `${first}er` : first === last ? first : `${first}–${last}`
}
export const jobMenu = 'Beruf'
export const allJobs = 'Alle Berufe'
export const cityMenu = 'Stadt'
export const allCities = 'Alle Städte'
/** A choice of a filter with the number of its results. */
export const choice = (name: string, count: string): string => `${name} (${count})`
export const clearFilters = 'Filter löschen'
export const nothingFiltered = 'Nichts passt zu diesen Filtern'
export const nothingFilteredText = (shown: string): string =>
  `Ohne Filter gibt es hier ${shown} Treffer. Nimm einen Filter heraus, dann siehst du mehr.`

export const recentTitle = 'Zuletzt gesucht'
export const removeRecent = (query: string): string => `Suche nach „${query}“ vergessen`
export const removeAllRecent = 'Alle vergessen'
export const recentNote = 'Nur auf diesem Gerät gespeichert.'

export const onlyAlike = (query: string): string => `Nichts heißt genau „${query}“.`
export const didYouMean = 'Meintest du'
export const isGenre = (genre: string): string => `${genre} ist ein Genre:`
export const filmsOfGenre = 'Alle Filme'
export const seriesOfGenre = 'Alle Serien'
export const quotedQuestion = (text: string): string => `„${text}“?`

export const nothingFound = (query: string): string => `Nichts gefunden zu „${query}“`
export const nothingFoundText =
  'Versuche es mit weniger Wörtern oder nur dem Anfang. Der deutsche Titel findet so gut wie der des Originals.'
const noneOf: Readonly<Record<SearchItemClass, string>> = {
  Movie: 'Kein Film',
  Series: 'Keine Serie',
  Person: 'Kein Star',
  Cinema: 'Kein Kino',
  RegisteredUser: 'Kein Mitglied',
}
export const noneOfKind = (itemClass: SearchItemClass, query: string): string =>
  `${noneOf[itemClass]} passt zu „${query}“`
export const othersFound = (count: number, shown: string): string =>
  count === 1 ? 'Unter den anderen Arten gibt es einen Treffer.' : `Unter den anderen Arten gibt es ${shown} Treffer.`
export const showAllKinds = 'Alle Treffer zeigen'

export const startLead = 'Ein Titel, ein Name, ein Kino: Der Anfang genügt, und Tippfehler sind egal.'
export const triesTitle = 'Zum Ausprobieren'
/** Searches that show what the search can do. */
export const tries: readonly { query: string; hint: string }[] = [
  { query: 'matirx', hint: 'Vertippt? Gefunden wird es trotzdem.' },
  { query: 'the godfather', hint: 'Der Originaltitel führt zum deutschen.' },
  { query: 'nosferatu 1922', hint: 'Mit Jahr oder Regie, wenn es mehrere gibt.' },
  { query: 'kino berlin', hint: 'Kinos einer Stadt, auch nach Straße.' },
]
export const browseTitle = 'Oder stöbern'
export const browse = [
  { label: 'Alle Filme', to: '/filme' },
  { label: 'Alle Serien', to: '/serie' },
  { label: 'Kinoprogramm', to: '/kino/kinoprogramm' },
] as const

export const failedTitle = 'Die Suche antwortet gerade nicht'
export const failedText = 'Deine Eingabe ist noch da. Versuche es gleich noch einmal.'
export const offlineTitle = 'Ohne Netz sucht nur dein Gerät'
export const offlineText =
  'Unter dem, was auf deinem Gerät liegt, passt nichts dazu. Sobald du wieder Netz hast, suchen wir überall.'
export const onDevice = 'Auf deinem Gerät'
export const heldResults = 'Ohne Netz: Gesucht wurde nur in dem, was auf deinem Gerät liegt.'
export const heldLists = 'Listen'
export const heldListMeta = (titles: number, author: string): string =>
  `${titles === 1 ? '1 Titel' : `${titles} Titel`} · ${author}`
export const toOfflineBundle = 'Was unterwegs dabei ist'
export const failedStaleText = (asOf: string): string => `Du siehst den Stand von ${asOf}.`
