/** "Mein Blog": a member's articles, and the editor in which they are written. */

const toCount = (count: number): string => count.toLocaleString('de-DE')

export const heading = 'Mein Blog'
export const description = 'Deine Artikel: Entwürfe, geplante und veröffentlichte, auch ohne Netz.'
export const visitor = 'Melde dich an, dann schreibst du hier deine Artikel.'
export const loading = 'Deine Artikel werden geladen'
export const begin = 'Neuer Artikel'
export const empty = 'Noch kein Artikel'
export const emptyText =
  'Fang einfach an. Dein Entwurf bleibt auf dem Gerät, auch ohne Netz, und niemand sonst liest ihn.'
export const stages = { draft: 'Entwürfe', scheduled: 'Geplant', published: 'Veröffentlicht' }
export const untitled = 'Ohne Titel'
export const wordCount = (count: number): string => (count === 1 ? '1 Wort' : `${toCount(count)} Wörter`)
export const scheduledFor = (when: string): string => `Erscheint ${when}`
export const publishedAt = (when: string): string => `Erschienen ${when}`
export const changed = 'Änderungen noch nicht veröffentlicht'
export const twoTexts = 'Zwei Fassungen: entscheide dich'
export const missed = {
  text: 'Nicht erschienen: Zur geplanten Zeit war der Text zu kurz, zu lang oder ohne Titel.',
  blocked: 'Nicht erschienen: Dein Konto ist gesperrt.',
}
export const waits = 'Wartet auf Netz'
export const refused = (reason: string | null): string => reason ?? 'Der Server hat es abgelehnt.'
export const toOutbox = 'Zu den ausstehenden Aktionen'
export const read = 'Artikel lesen'

/** The editor. */
export const editorHeading = 'Artikel schreiben'
export const editorDescription = 'Schreibe an deinem Artikel, auch ohne Netz.'
export const back = 'Mein Blog'
export const titleLabel = 'Titel'
export const bodyLabel = 'Text'
export const bodyHint = 'Worum geht es?'
export const deletedTitle = 'Diesen Artikel gibt es nicht mehr'
export const deletedText = 'Du hast ihn gelöscht, vielleicht auf einem anderen Gerät.'
export const states = {
  nothing: 'Noch nichts geschrieben',
  typing: 'Wird gespeichert',
  device: 'Entwurf auf dem Gerät',
  server: 'Gespeichert',
}
export const at = (state: string, time: string): string => `${state}, ${time}`
export const tools = {
  label: 'Text gestalten',
  strong: 'Fett',
  emphasis: 'Kursiv',
  heading: 'Überschrift',
  quote: 'Zitat',
  list: 'Liste',
  link: 'Link',
  spoiler: 'Spoiler',
  title: 'Film oder Serie einfügen',
}
export const signs = { strong: 'F', emphasis: 'K', heading: 'H', quote: '„“', spoiler: '!' }
export const withShortcut = (label: string, keys: string): string => `${label} (${keys})`
export const preview = 'Vorschau'
export const write = 'Weiterschreiben'
export const previewLoading = 'Die Vorschau wird geladen'
export const previewFailed = 'Die Vorschau macht der Server. Sie braucht Netz; dein Text ist auf dem Gerät.'
export const previewEmpty = 'Noch kein Text'
export const limits = '20 bis 5.000'
export const tooShort = (missing: number): string =>
  missing === 1 ? 'Noch 1 Wort bis zum Artikel' : `Noch ${missing} Wörter bis zum Artikel`
export const tooLong = (surplus: number): string =>
  surplus === 1 ? '1 Wort zu viel' : `${toCount(surplus)} Wörter zu viel`
export const noTitle = 'Der Titel fehlt noch'
export const publish = 'Veröffentlichen'
export const publishChanges = 'Änderungen veröffentlichen'
export const when = 'Wann soll er erscheinen?'
export const now = 'Jetzt'
export const later = 'Später'
export const time = 'Tag und Uhrzeit'
export const timePassed = 'Wähle eine Zeit, die noch kommt.'
export const plan = 'Einplanen'
export const cancel = 'Abbrechen'
export const withdraw = 'Zurückziehen'
export const unplan = 'Nicht mehr planen'
export const remove = 'Löschen'
export const removeTitle = 'Artikel löschen?'
export const removeText = 'Text und Fassungen sind dann weg. Ein veröffentlichter Artikel verschwindet für alle.'
export const keep = 'Behalten'
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'

/** Two texts of one draft. */
export const conflictTitle = 'Auf zwei Geräten geschrieben'
export const conflictText =
  'Beide Fassungen sind gespeichert. Welche soll bleiben? Die andere findest du danach unter „Fassungen“.'
export const first = 'Zuerst gespeichert'
export const second = 'Danach gespeichert'
export const thisOne = 'Diese Fassung behalten'

/** Versions. */
export const versions = 'Fassungen'
export const versionsLoading = 'Die Fassungen werden geladen'
export const versionsFailed = 'Die Fassungen liegen beim Server. Sie brauchen Netz.'
export const noVersions = 'Noch keine Fassung. Sie entstehen beim Schreiben, oder wenn du Strg+S drückst.'
export const versionMarks = { published: 'veröffentlicht', other: 'von einem anderen Gerät', kept: 'festgehalten' }
export const compare = 'Vergleichen'
export const versionFrom = (when: string): string => `Fassung von ${when}`
export const today = 'Im Editor'
export const restore = 'Diese Fassung übernehmen'

/** The search for a title to insert. */
export const searchLabel = 'Film oder Serie suchen'
export const searchNothing = 'Nichts gefunden'
