import type { ConsumptionKind, OfferModel } from '#contract/consumptions.ts'

export const where = 'Wo läuft’s?'
export const kindsLabel = 'Wo du suchst'
export const kindNames: Record<ConsumptionKind, string> = {
  cinema: 'Kino',
  streaming: 'Streaming',
  disc: 'DVD & Blu-ray',
  tv: 'TV',
}
export const modelNames: Record<OfferModel, string> = {
  flat: 'im Abo',
  free: 'kostenlos',
  rent: 'leihen',
  buy: 'kaufen',
}
export const terms = (model: string, price: string | null): string => (price === null ? model : `${model} ${price}`)
export const until = (day: string): string => `noch bis ${day}`
export const untilToday = 'nur noch heute'
export const toCome = (day: string): string => `erscheint am ${day}`

export const onAir = 'läuft gerade'
export const moreBroadcasts = (count: number): string => (count === 1 ? 'Noch 1 Termin' : `Noch ${count} Termine`)
export const nextInCinemas = 'Als Nächstes im Kino'
export const nothingTitle = 'Gerade nirgends zu sehen'
export const nothingText = 'Weder im Streaming noch auf DVD oder Blu-ray noch in den nächsten zwei Wochen im Fernsehen.'
export const nothingOfKind = 'Hier gibt es den Titel gerade nicht.'
export const showAll = 'Alles zeigen'
export const loading = 'Die Angebote werden geladen'
export const failed = 'Die Angebote lassen sich gerade nicht laden'
export const unavailable = 'Die Angebote sind nicht auf deinem Gerät'
