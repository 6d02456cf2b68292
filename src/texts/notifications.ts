export const heading = 'Benachrichtigungen'
export const description = 'Wer dir geantwortet hat, wer dich erwähnt und was es bei deinen Filmen Neues gibt.'
export const visitor = 'Melde dich an, um zu sehen, wer dir geantwortet hat und was es Neues gibt.'
export const loading = 'Benachrichtigungen werden geladen'
export const unread = (count: number): string =>
  count === 0 ? 'Alles gelesen' : count === 1 ? '1 neue Benachrichtigung' : `${count} neue Benachrichtigungen`
export const allRead = 'Alle gelesen'
export const isNew = 'neu'
export const filterLabel = 'Benachrichtigungen filtern'
export const filters = {
  all: 'Alle',
  replies: 'Antworten',
  watched: 'Neues',
  friends: 'Freunde',
} as const
export const more = 'Ältere anzeigen'

export const empty = 'Noch nichts Neues'
export const emptyText =
  'Hier steht, wer dir antwortet oder dich erwähnt. Beobachte einen Film oder ein Gespräch, dann hörst du auch davon.'
export const emptyFilter = 'Hier gibt es noch nichts'
export const emptyFilterText = 'Unter „Alle“ stehen deine übrigen Benachrichtigungen.'
export const toFilms = 'Filme entdecken'

export const offlineTitle = 'Benachrichtigungen brauchen das Netz'
export const offlineText = 'Sobald du wieder online bist, steht hier, was du verpasst hast.'
export const failedTitle = 'Das hat nicht geklappt'
export const failedText = 'Deine Benachrichtigungen konnten nicht geladen werden. Versuche es gleich noch einmal.'

export const settingsTitle = 'Worüber wir dich benachrichtigen'
export const settingsText = 'Hinweise der Moderation zu deinen Beiträgen bekommst du immer.'
export const settings = {
  replies: 'Antworten auf deine Kommentare',
  mentions: 'Wenn dich jemand mit @Name erwähnt',
  watched: 'Neues zu Filmen, Serien und Gesprächen, die du beobachtest',
  friends: 'Freundschaftsanfragen und Verabredungen',
} as const
export const saved = 'Gespeichert'
