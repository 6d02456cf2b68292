/** "Für unterwegs": what lies on the device. */
export const heading = 'Für unterwegs'
export const description = 'Was auf diesem Gerät liegt und ohne Netz funktioniert.'
export const lead = 'Das liegt auf diesem Gerät und funktioniert ohne Netz.'
export const loading = 'Wir sehen nach, was auf deinem Gerät liegt'
export const room = (used: string, quota: string): string => `${used} von ${quota}`
export const roomLabel = 'Belegter Speicher'
export const persisted = 'Der Browser räumt das nicht von selbst weg.'
export const notPersisted = 'Wird der Speicher knapp, kann der Browser das wegräumen.'

export const favourites = 'Lieblingskinos'
export const showtimes = (count: number): string =>
  count === 1 ? '1 Vorstellung' : `${toGrouped(count)} Vorstellungen`
export const until = (day: string): string => `bis ${day}`
export const notYet = 'Noch nicht auf dem Gerät'
export const arriving = 'Kommt gerade auf dein Gerät'
export const notYetOffline = 'Noch nicht auf dem Gerät. Kommt, sobald du wieder Netz hast.'
export const progressLabel = 'Wie viel schon auf dem Gerät ist'
export const progress = (done: number, total: number): string => `${toGrouped(done)} von ${toGrouped(total)} Plakaten`
export const progressUnknown = 'Programm wird geholt'
export const letGo = (name: string): string => `${name} vom Gerät löschen`
export const inBundle = (films: string, posters: string, size: string): string =>
  `${films}, ${posters}, zusammen ${size}`
export const films = (count: number): string => (count === 1 ? '1 Film' : `${toGrouped(count)} Filme`)
export const posters = (count: number): string => (count === 1 ? '1 Plakat' : `${toGrouped(count)} Plakate`)
export const emptyTitle = 'Noch kein Lieblingskino'
export const emptyText = 'Merke dir ein Kino, dann kommt sein Programm der nächsten sieben Tage mit.'
export const toFavourites = 'Zu den Lieblingskinos'
export const toCinemas = 'Kinos in deiner Nähe'

export const others = 'Sonst noch'
export const pages = 'Programme, Filme und anderes'
export const pagesKept = (count: number, size: string): string =>
  `${count === 1 ? '1 Seite' : `${toGrouped(count)} Seiten`}, ${size}`
export const pictures = 'Plakate und Bilder'
export const picturesKept = (count: number, size: string): string =>
  `${count === 1 ? '1 Bild' : `${toGrouped(count)} Bilder`}, ${size}`
export const app = 'Die App und was du in ihr tust'
export const clear = 'Löschen'
export const keep = 'Behalten'
export const clearTitle = 'Alles andere vom Gerät löschen?'
export const clearText =
  'Seiten und Bilder früherer Besuche gibt es dann erst wieder mit Netz. Deine Lieblingskinos bleiben hier.'
export const cleared = 'Alles andere ist vom Gerät gelöscht.'

export const refresh = 'Jetzt aktualisieren'
export const refreshing = 'Wird aktualisiert'
export const results = {
  kept: 'Alles ist auf dem neuesten Stand.',
  fresh: 'Alles ist auf dem neuesten Stand.',
  empty: 'Es gibt nichts zu holen.',
  unreachable: 'Der Server ist gerade nicht erreichbar. Was hier liegt, bleibt.',
  full: 'Auf dem Gerät ist kein Platz mehr. Was hier liegt, bleibt.',
  noWorker: 'Dieser Browser kann gerade nichts für unterwegs speichern.',
} as const

export const unsupportedTitle = 'Dieser Browser kann nichts speichern'
export const unsupportedText =
  'Im privaten Fenster oder ohne sichere Verbindung bleibt nichts auf dem Gerät. Mit Netz funktioniert alles wie sonst.'

export const megabytes = (bytes: number): string => {
  const size = bytes / 1_000_000
  if (size < 0.1) return bytes === 0 ? '0 MB' : 'unter 0,1 MB'
  if (size >= 1000) return `${(size / 1000).toFixed(1).replace('.', ',')} GB`
  return size < 10 ? `${size.toFixed(1).replace('.', ',')} MB` : `${toGrouped(Math.round(size))} MB`
}

const toGrouped = (value: number): string => value.toString().replace(/\B(?=(\d{3})+$)/g, '.')
