import { months } from '#contract/dayWords.ts'

/** "Mein Tagebuch". */
export const heading = 'Mein Tagebuch'
export const description = 'Was du wann gesehen hast, Monat für Monat, auch ohne Netz.'
export const visitor = 'Melde dich an, dann führst du hier Tagebuch über alles, was du siehst.'
export const onlyYou = 'Dein Tagebuch siehst nur du, solange du nichts anderes wählst.'
export const toVisibility = 'Was andere sehen'
export const loading = 'Dein Tagebuch wird geladen'
export const empty = 'Noch kein Eintrag'
export const emptyText = 'Öffne einen Film oder eine Serie und wähle „Ins Tagebuch“. Das geht auch ohne Netz.'
export const toFilms = 'Filme entdecken'

/** `Dein Tagebuch hat 12 Einträge.` */
export const count = (entries: number): string => (entries === 1 ? '1 Eintrag' : `${entries} Einträge`)
/** @param month `YYYY-MM`. */
export const monthName = (month: string): string => {
  const [year, number] = month.split('-')
  return `${months[Number(number) - 1] ?? ''} ${year}`
}
export const rewatched = 'Wiedersehen'
/** The part of a series that was watched; null for all of it, and for films. */
export function place(season: number | null, episode: number | null): string | null {
  if (season === null) return null
  return episode === null ? `Staffel ${season}` : `Staffel ${season}, Folge ${episode}`
}
export const change = (title: string, day: string): string => `Eintrag zu „${title}“ vom ${day} ändern`
export const remove = (title: string, day: string): string => `Eintrag zu „${title}“ vom ${day} löschen`
export const removed = (title: string): string => `„${title}“ ist aus deinem Tagebuch gelöscht.`
/** The words of an entry whose title the catalogue no longer has. */
export const unknownTitle = 'Titel nicht mehr verfügbar'
export const removeUnknown = (day: string): string => `Eintrag vom ${day} löschen`
export const removedUnknown = 'Der Eintrag ist aus deinem Tagebuch gelöscht.'
export const putBack = 'Rückgängig'
export const refused = (reason: string | null): string => reason ?? 'Nicht angenommen'
export const toOutbox = 'Ausstehende Aktionen'
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'

export const toDiary = 'Tagebuch'
export const newEntry = 'Ins Tagebuch'
export const changeEntry = 'Eintrag ändern'
export const dayLabel = 'Gesehen am'
export const dayMissing = 'Wähle den Tag.'
export const dayToCome = 'Dieser Tag kommt erst noch.'
export const dayTooEarly = 'Damals gab es noch keine Filme.'
export const rewatchLabel = 'Wiedersehen: Ich kannte es schon'
export const seasonLabel = 'Staffel (freiwillig)'
export const episodeLabel = 'Folge (freiwillig)'
export const numberWrong = 'Nenne eine Zahl ab 1.'
export const seasonMissing = 'Nenne auch die Staffel.'
export const save = 'Speichern'
export const cancel = 'Abbrechen'
/** @param isSent whether it is on its way to the server. */
export const saved = (title: string, isSent: boolean): string =>
  isSent ? `„${title}“ steht in deinem Tagebuch.` : `„${title}“ steht in deinem Tagebuch und wartet auf das Netz.`

export const yearHeading = 'Das Jahr in Filmen'
export const yearLoading = 'Das Jahr wird geladen …'

/** Until the device holds all of it. */
export const downloadLater = 'Laden kannst du es, sobald es ganz auf deinem Gerät ist.'
export const download = 'Als CSV laden'
/** @param today `YYYY-MM-DD`. */
export const fileName = (today: string): string => `lichtspiel-tagebuch-${today}.csv`
export const columns = {
  watchedOn: 'Gesehen am',
  title: 'Titel',
  year: 'Jahr',
  kind: 'Art',
  season: 'Staffel',
  episode: 'Folge',
  rewatch: 'Wiedersehen',
} as const
export const kinds = { movies: 'Film', series: 'Serie' } as const
export const yes = 'ja'
export const no = 'nein'
