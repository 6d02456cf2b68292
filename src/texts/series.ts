import type { SeriesStatus } from '#contract/series.ts'

export const seriesDescription = (title: string, years: string, synopsis: string | null): string =>
  synopsis ?? `${title}${years === '' ? '' : ` (${years})`}: Staffeln, Besetzung und Wertungen der Community.`

/** `2017–2020`, `seit 2017`, `2019`; empty when unknown. */
export function years(from: number | null, to: number | null, status: SeriesStatus | null): string {
  if (from === null) return ''
  if (to === null) return status === 'running' ? `seit ${from}` : String(from)
  return to === from ? String(from) : `${from}–${to}`
}
export const seasonsCount = (count: number): string => (count === 1 ? '1 Staffel' : `${count} Staffeln`)
export const episodesCount = (count: number): string => (count === 1 ? '1 Folge' : `${count} Folgen`)
export const season = (number: number): string => `Staffel ${number}`
export const seasons = 'Staffeln'
export const creator = 'Idee'
export const runtime = 'Folgenlänge'
export const aboutMinutes = (minutes: number): string => `etwa ${minutes} Min.`
export const status = 'Stand'
export const statusNames: Record<SeriesStatus, string> = { running: 'Läuft noch', ended: 'Abgeschlossen' }

export const failedTitle = 'Die Serie lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const neverHere = 'Diese Serie war noch nie auf deinem Gerät'
export const neverHereText = 'Ohne Netz siehst du die Serien, die du schon einmal geöffnet hast.'
export const toHome = 'Zur Startseite'
export const loading = 'Die Serie wird geladen'

/** How far a member is in a season. */
export const seenOf = (seenCount: number, all: number): string =>
  seenCount === all ? 'alle Folgen gesehen' : `${seenCount} von ${all} gesehen`
export const nextEpisode = 'Nächste Folge'
export const episodePlace = (season: number, number: number): string => `Staffel ${season}, Folge ${number}`
export const allSeen = 'Du hast alle Folgen gesehen, die wir kennen.'
export const airs = (day: string): string => `ab ${day}`
