import type { AtHomeList } from '#contract/atHome.ts'
import type { OfferModel } from '#contract/consumptions.ts'

type ListTexts = { title: string; intro: string; description: string; path: string }

/** The texts of each list, and the address of its page. */
export const lists: Readonly<Record<AtHomeList, ListTexts>> = {
  discs: {
    title: 'Neu auf DVD und Blu-ray',
    intro: 'Was in den letzten 90 Tagen fürs Regal erschienen ist, Woche für Woche.',
    description:
      'Filme und Serien, die in den letzten 90 Tagen auf DVD, Blu-ray und UHD erschienen sind, mit Preis und Wertung.',
    path: '/dvd/dvds-neu',
  },
  tips: {
    title: 'DVD-Tipps',
    intro:
      'Die Bestbewerteten aus allem, was in den letzten 90 Tagen auf Scheibe erschienen ist. Wenige Wertungen zählen dabei weniger.',
    description:
      'Welche Scheiben sich lohnen: die von der Community am höchsten bewerteten Filme und Serien der letzten 90 Tage.',
    path: '/dvd/tipps',
  },
  'upcoming-discs': {
    title: 'Demnächst auf DVD und Blu-ray',
    intro: 'Was angekündigt ist, nach dem Tag der Veröffentlichung.',
    description: 'Welche Filme und Serien als Nächstes auf DVD, Blu-ray und UHD erscheinen, mit Termin und Preis.',
    path: '/dvd/demnaechst-auf-dvd',
  },
  streaming: {
    title: 'Neu im Streaming',
    intro: 'Was in den letzten 30 Tagen zu den Anbietern gekommen ist.',
    description:
      'Die neuen Filme und Serien im Streaming, nach Anbieter, Abo und Genre gefiltert, mit den Wertungen der Community.',
    path: '/streaming/neuerscheinungen',
  },
  ending: {
    title: 'Läuft bald aus',
    intro: 'Was in den nächsten 30 Tagen bei einem Anbieter verschwindet. Oben steht, was am wenigsten Zeit hat.',
    description: 'Letzte Gelegenheit: Filme und Serien, die in den nächsten 30 Tagen aus dem Streaming verschwinden.',
    path: '/streaming/neuerscheinungen?show=ending',
  },
}

export const filters = 'Angebote filtern'
export const showLabel = 'Neu oder bald weg'
export const showNew = 'Neu'
export const showEnding = 'Läuft bald aus'
export const typeMenu = 'Art'
export const allTypes = 'Filme und Serien'
export const typeNames = { movies: 'Filme', series: 'Serien' } as const
export const genreMenu = 'Genre'
export const allGenres = 'Alle Genres'
export const modelNames: Record<OfferModel, string> = {
  flat: 'Im Abo',
  free: 'Kostenlos',
  rent: 'Leihen',
  buy: 'Kaufen',
}
export const withCount = (name: string, count: number | null): string => (count === null ? name : `${name} (${count})`)
export const total = (count: number, shown: string): string => (count === 1 ? '1 Titel' : `${shown} Titel`)
export const clearFilters = 'Filter löschen'

export const thisWeek = 'Diese Woche'
export const lastWeek = 'Letzte Woche'
export const weekOf = (day: string): string => `Woche vom ${day}`
export const lastDay = (day: string): string => `Letzter Tag: ${day}`
export const onlyToday = 'Nur noch heute'
export const onlyTomorrow = 'Nur noch bis morgen'

export const discNote = (media: string, labels: string, price: string | null): string =>
  [media, price === null ? null : `ab ${price}`, labels].filter((part) => part !== null).join(' · ')
export const modelWords: Record<OfferModel, string> = {
  flat: 'im Abo bei',
  free: 'kostenlos bei',
  rent: 'leihen bei',
  buy: 'kaufen bei',
}
export const platformNote = (model: string, names: string, price: string | null): string =>
  [`${model} ${names}`, price === null ? null : `ab ${price}`].filter((part) => part !== null).join(' ')

export const loading = 'Die Angebote werden geladen'
export const emptyTitle = 'Nichts dabei'
export const emptyText = 'Schau in ein paar Tagen wieder vorbei.'
export const nothingMatches = 'Nimm einen Filter heraus, oder schau in ein paar Tagen wieder vorbei.'
export const failed = 'Die Angebote lassen sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const failedStaleText = (asOf: string): string => `Du siehst den Stand von ${asOf}.`
export const unavailable = 'Diese Angebote sind nicht auf deinem Gerät'
export const unavailableText = 'Ohne Netz siehst du die Listen, die du schon einmal geöffnet hast.'
