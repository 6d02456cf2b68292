import type { Credit } from '#contract/catalogue.ts'
import type { SeriesCredit } from '#contract/series.ts'

/* Films that belong together. */
export const collection = (name: string): string => `Die Reihe „${name}“`
export const toCollection = 'Zur ganzen Reihe'
export const thisFilm = 'Dieser Film'
export const previousPart = 'Vorher'
export const nextPart = 'Danach'
export const collectionTitle = (name: string): string => `${name}: alle Teile in ihrer Reihenfolge`
export const collectionDescription = (name: string, titles: readonly string[]): string =>
  `Die Filme der Reihe „${name}“ in ihrer Reihenfolge: ${titles.join(', ')}.`
export const known = (count: number, total: number | null): string => {
  const films = count === 1 ? '1 Film' : `${count} Filme`
  return total === null || total <= count ? films : `${count} von ${total} Teilen`
}
export const collectionLoading = 'Die Reihe wird geladen'
export const collectionFailed = 'Die Reihe lässt sich gerade nicht laden'
export const collectionNeverHere = 'Diese Reihe war noch nie auf deinem Gerät'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const neverHereText = 'Ohne Netz siehst du die Seiten, die du schon einmal geöffnet hast.'

/* All of it. */
export const moreFailed = 'Mehr zum Titel lässt sich gerade nicht laden'
export const moreNeverHere = 'Mehr zum Titel war noch nie auf deinem Gerät'

/* Awards. */
export const awards = 'Auszeichnungen'
export const awardsOf = (won: number, nominated: number): string =>
  [
    won > 0 && (won === 1 ? '1 Preis' : `${won} Preise`),
    nominated > 0 && (nominated === 1 ? '1 Nominierung' : `${nominated} Nominierungen`),
  ]
    .filter(Boolean)
    .join(', ')
export const won = 'gewonnen'
export const nominated = 'nominiert'

/* Similar titles. */
export const similar = 'Das könnte dir auch gefallen'
const also: Record<'director' | 'creator' | 'cast', string> = {
  director: 'Auch von',
  creator: 'Auch von',
  cast: 'Auch mit',
}
export const byPerson = (job: 'director' | 'creator' | 'cast', name: string): string => `${also[job]} ${name}`
/** `Gleiches Genre: Krimi, aus den 1940ern`. */
export function byGenre(genre: string, decade: number | null, country: string | null): string {
  const words = `Gleiches Genre: ${genre}`
  if (decade !== null) return `${words}, aus den ${decade}ern`
  return country === null ? words : `${words}, Land: ${country}`
}
export const byLists = (count: number): string => `Oft auf denselben Listen: ${count}`

/* Lists that hold it. */
export const onLists = 'Auf diesen Listen'
export const allLists = 'Alle Listen'
export const listsTitle = (title: string): string => `${title} auf Listen`
export const listsDescription = (title: string): string =>
  `Öffentliche Listen der Community, auf denen ${title} steht, die beliebtesten zuerst.`
export const noLists = 'Noch auf keiner Liste'
export const noListsText = 'Setz den Titel auf eine Liste, dann steht sie hier.'

/* Cast and crew. */
export const creditsTitle = (title: string): string => `${title}: Stab und Besetzung`
export const creditsDescription = (title: string): string =>
  `Wer an ${title} mitgewirkt hat: Regie, Drehbuch und die ganze Besetzung mit ihren Rollen.`
export const jobs: Record<Credit['job'] | SeriesCredit['job'], string> = {
  creator: 'Idee',
  director: 'Regie',
  writer: 'Drehbuch',
  cast: 'Besetzung',
}
export const noCredits = 'Noch niemand genannt'
export const noCreditsText = 'Wer hier mitgewirkt hat, wissen wir noch nicht sicher.'
export const creditsLoading = 'Die Mitwirkenden werden geladen'
export const creditsFailed = 'Die Mitwirkenden lassen sich gerade nicht laden'
export const creditsNeverHere = 'Diese Seite war noch nie auf deinem Gerät'
