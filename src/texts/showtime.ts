import type { Feature } from '#contract/screenings.ts'

export const showtime = 'Vorstellung'
export const loading = 'Die Vorstellung wird geladen'
export const dayLine = (relative: string, weekdayAndDay: string): string => `${relative}, ${weekdayAndDay}`
export const endsAbout = (time: string): string => `Ende etwa ${time}`
export const begun = 'Hat schon begonnen'
export const minutes = (runtime: number): string => `${runtime} Min.`
export const fsk = (age: number): string => `FSK\u00a0${age}`
export const tooLate = 'Reservieren geht nur, bis die Vorstellung beginnt.'
export const reserve = 'Beim Kino reservieren'
export const noTickets = 'Karten gibt es an der Kasse.'
export const route = 'Route'
export const shareText = (title: string, day: string, time: string, cinema: string): string =>
  `${title}, ${day} um ${time} Uhr, ${cinema}`
export const failedTitle = 'Die Vorstellung lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet.'
export const unavailableTitle = 'Diese Vorstellung ist nicht auf deinem Gerät'
export const onlyPartly = 'Das weiß dein Gerät aus dem Programm'
export const unavailableText = 'Einzelheiten und Karten kommen, sobald du Netz hast.'
export const goneTitle = 'Diese Vorstellung gibt es nicht mehr'
export const goneText = 'Sie liegt zurück oder wurde vom Kino gestrichen.'
export const toProgramme = 'Zum Kinoprogramm'

/** The words of what is shown in letters: letters alone say nothing to who hears them. */
const spoken: Readonly<Partial<Record<Feature, string>>> = {
  AD: 'mit Audiodeskription',
  UT: 'mit Untertiteln für Hörgeschädigte',
}
export const toSpoken = (feature: Feature): readonly string[] => (spoken[feature] ? [spoken[feature]] : [])
/** A tag of a showtime in full. */
export const tagName = (tag: string): string => spoken[tag as Feature] ?? tag
/**
 * The accessible name of a showtime button: `19:30 OmU AD`, as its visible text, then what needs words, and whether the
 * showtime has begun.
 */
export const buttonLabel = (time: string, tags: readonly string[], words: readonly string[], gone: boolean): string =>
  [[time, ...tags].join(' '), ...words, ...(gone ? ['hat schon begonnen'] : [])].join(', ')
