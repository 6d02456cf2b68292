export const title = 'Fernsehprogramm'
/** With a place to break, where the text is large. */
export const heading = 'Fernseh\u00adprogramm'
export const description =
  'Filme und Serien im Fernsehen, Sender neben Sender: was jetzt läuft, was um 20:15 Uhr kommt, mit den Wertungen der Community.'
export const filters = 'Programm filtern'
export const onlyFilms = 'Nur Filme'
export const channels = (chosen: number): string => (chosen === 0 ? 'Alle Sender' : `Sender: ${chosen}`)
export const channelsTitle = 'Sender'
export const allChannels = 'Alle Sender'
export const done = 'Fertig'
export const jumps = 'Sprung im Programm'
export const nowLink = 'Jetzt'
export const primeTime = '20:15'

export const gridLabel = (day: string): string => `Sendungen: ${day}`
export const hint = 'Mit den Pfeiltasten kommst du von Sendung zu Sendung und von Sender zu Sender.'
export const nowLine = (time: string): string => `Linie: jetzt, ${time} Uhr. Hier stehen Filme und Serien.`
export const otherDay = 'Filme und Serien von 5 Uhr früh bis zum nächsten Morgen.'
export const autumnNote =
  'In dieser Nacht endet die Sommerzeit: Um 3 Uhr wird es wieder 2 Uhr, die Stunde davor gibt es zweimal.'
export const springNote = 'In dieser Nacht beginnt die Sommerzeit: Auf 1:59 Uhr folgt 3:00 Uhr.'
export const nothingOnChannel = 'Nichts, was zur Auswahl passt'

export const span = (from: string, until: string | null): string =>
  until === null ? `${from} Uhr` : `${from} bis ${until} Uhr`
export const episodeShort = (season: number | null, episode: number | null): string =>
  [season !== null && `S${season}`, episode !== null && `F${episode}`].filter(Boolean).join(' ')
export const running = (left: number | null): string => (left === null ? 'läuft' : `noch ${left} Min.`)
export const runningSpoken = (left: number | null): string =>
  left === null ? 'läuft gerade' : `läuft gerade, noch ${left} Minuten`
export const over = 'vorbei'
export const rated = (value: string): string => `Wertung ${value}`

export const loading = 'Das Fernsehprogramm wird geladen'
export const emptyTitle = 'Für diesen Tag ist kein Programm da'
export const emptyText = 'Wir kennen es etwa zwei Wochen im Voraus. Wähle einen anderen Tag.'
export const noneTitle = 'Nichts passt zu deiner Auswahl'
export const noneText = 'Nimm einen Filter heraus, dann siehst du mehr.'
export const clearFilters = 'Filter löschen'
export const failed = 'Das Fernsehprogramm lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const failedStaleText = (asOf: string): string => `Du siehst den Stand von ${asOf}.`
export const unavailable = 'Dieser Tag ist nicht auf deinem Gerät'
export const unavailableText = 'Ohne Netz siehst du die Tage, die du schon einmal geöffnet hast.'
