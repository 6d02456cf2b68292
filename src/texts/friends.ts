import { MIN_COMMON_RATINGS } from '#contract/taste.ts'

export const heading = 'Freunde'
export const description = 'Deine Freunde, eure Geschmacksnähe und Anfragen.'
export const loading = 'Freunde werden geladen …'
export const visitor =
  'Hier findest du deine Freunde und Anfragen, und wie nah ihr euch im Geschmack seid. Melde dich dafür an.'
export const failed = 'Deine Freunde konnten nicht geladen werden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const unavailable = 'Deine Freunde liegen nicht auf deinem Gerät'
export const unavailableText =
  'Ohne Netz wissen wir nicht, wer mit dir befreundet ist. Sobald du wieder online bist, stehen deine Freunde hier.'

export const incoming = (count: number): string => (count === 1 ? '1 Anfrage an dich' : `${count} Anfragen an dich`)
export const outgoing = 'Deine Anfragen'
export const friends = (count: number): string => (count === 0 ? 'Freunde' : `Freunde (${count})`)
export const nobody = 'Noch keine Freunde'
export const nobodyText =
  'Such unten nach einem Namen, oder öffne das Profil von jemandem, dessen Kommentare dir gefallen, und frag an.'
export const since = (day: string): string => `seit ${day}`
export const askedOn = (day: string): string => `angefragt ${day}`

export const search = 'Mitglied suchen'
export const searchPlaceholder = 'Name, mindestens 2 Zeichen'
export const searching = 'Suche läuft …'
export const searchFailed = 'Die Suche hat nicht geklappt. Versuche es gleich noch einmal.'
export const searchOffline = 'Mitglieder kannst du nur mit Netz suchen.'
export const notFound = (name: string): string => `Kein Mitglied heißt „${name}“.`
export const found = (count: number): string => (count === 1 ? '1 Mitglied gefunden' : `${count} Mitglieder gefunden`)

/** The actions on a friendship, and their accessible names with the friend's name. */
export const ask = 'Freundschaft anfragen'
export const withdraw = 'Anfrage zurückziehen'
export const accept = 'Annehmen'
export const refuse = 'Ablehnen'
export const areFriends = 'Befreundet'
const end = 'Freundschaft beenden'
/** The accessible name of the button that shows `areFriends`: it begins with the visible text, for voice control. */
export const endFriends = `${areFriends}, ${end}`
export const withWhom = (act: string, name: string): string => `${act}: ${name}`
/** The messages about a friendship, and the question before it ends. */
export const friendshipWords = (name: string) => ({
  storageFailed: 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.',
  end: {
    title: `Freundschaft mit ${name} beenden?`,
    text: 'Ihr seht dann beide nicht mehr, was nur für Freunde ist. Wieder anfragen könnt ihr jederzeit.',
    confirm: end,
    dismiss: 'Behalten',
  },
})

export const taste = 'Geschmacksnähe'
export const common = (count: number): string =>
  count === 1 ? 'aus 1 gemeinsamen Bewertung' : `aus ${count} gemeinsamen Bewertungen`
export const surely = (low: number, high: number): string =>
  low === high ? `ziemlich sicher bei ${low} %` : `ziemlich sicher zwischen ${low} und ${high} %`
export const percent = (value: number): string => `${value} %`
export const tooFew = 'Noch zu wenige gemeinsame Wertungen'
export const tooFewText = (common: number): string =>
  `${common === 1 ? '1 gemeinsame Wertung' : `${common} gemeinsame Wertungen`}; ab ${MIN_COMMON_RATINGS} lässt sich etwas sagen.`
export const overlap = (percent: number): string => `Zwei Kreise, die sich zu ${percent} Prozent decken`
export const agreed = (title: string, mine: string, theirs: string): string =>
  mine === theirs ? `Einig bei „${title}“ (beide ${mine}).` : `Einig bei „${title}“ (${mine} und ${theirs}).`
export const apart = (title: string, mine: string, name: string, theirs: string): string =>
  `Am weitesten auseinander bei „${title}“: du ${mine}, ${name} ${theirs}.`

/** Friends' opinions on the page of a film or series. */
export const opinions = 'Was deine Freunde sagen'
export const opinionsAverage = (average: string, count: number): string =>
  count === 1 ? `1 Wertung: ${average}` : `${count} Wertungen, im Schnitt ${average}`
export const opinionsLoading = 'Was deine Freunde sagen, wird geladen …'
export const opinionsFailed = 'Was deine Freunde sagen, konnte nicht geladen werden.'
export const toFriends = 'Freunde'
export const topMark = 'Liebling'
export const flopMark = 'Hass'
export const spoilerComment = 'Kommentar mit Spoiler zeigen'
