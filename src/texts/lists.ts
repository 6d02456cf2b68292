/** Lists: the form above a title's page, the public lists, a list's page. */
export const list = 'Liste'
export const heading = 'Listen'
export const description =
  'Listen der Lichtspiel-Community: Filme und Serien, die zusammengehören, mit einem Satz, warum sie dabei sind.'

/* The form (PRODUCT E2). */
export const addTitle = 'Zu einer Liste hinzufügen'
export const placeholder = 'Liste suchen oder erstellen ...'
export const loadingLists = 'Lade Listen ...'
export const noLists = 'Du hast noch keine Listen angelegt.'
export const loadingFailed = 'Beim Laden deiner Listen ist ein Fehler aufgetreten. Versuche es später nochmal.'
export const added = 'Element wurde zur Liste hinzugefügt.'
export const adding = 'Wird hinzugefügt...'
export const add = 'Hinzufügen'
export const alreadyOn = 'schon auf der Liste'
export const noMatch = (search: string): string => `Keine Liste passt zu „${search}“. Mit dem Plus legst du sie an.`
export const createNamed = (name: string): string => (name === '' ? 'Neue Liste anlegen' : `Liste „${name}“ anlegen`)
export const newList = 'neu'
export const openLists = 'Listen zeigen'
export const itemDescription = 'Beschreibung'
export const charactersLeft = (count: number): string => (count === 1 ? 'noch 1 Zeichen' : `noch ${count} Zeichen`)
export const nothingChosen = 'Wähle zuerst eine Liste.'
export const notChosen = (typed: string): string =>
  `„${typed}“ ist noch nicht gewählt. Leg die Liste an, oder wähle eine andere.`
export const holdsAlready = (name: string): string => `Der Titel steht schon auf „${name}“.`
export const createAndAdd = 'Liste anlegen und hinzufügen'
export const waitsFor = (name: string): string =>
  `Gespeichert. „${name}“ bekommt den Eintrag, sobald du wieder online bist.`
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'

/* Public lists and one's own. */
export const ownLists = 'Meine Listen'
export const publicLists = 'Listen der Community'
export const orders = { popularity: 'Beliebt', newest: 'Neu' } as const
export const orderLabel = 'Sortieren'
export const createList = 'Neue Liste'
export const create = 'Liste anlegen'
export const cancel = 'Abbrechen'
export const name = 'Name'
export const nameMissing = 'Gib der Liste einen Namen.'
export const listDescription = 'Worum geht es?'
export const privateLabel = 'Privat: nur du siehst diese Liste'
export const hiddenByModeration =
  'Von der Moderation ausgeblendet: Nur du siehst diese Liste noch. Warum, steht in deinem Konto.'
export const isPrivate = 'Privat'
export const titles = (count: number): string => (count === 1 ? '1 Titel' : `${count} Titel`)
export const films = (count: number): string => (count === 1 ? '1 Film' : `${count} Filme`)
export const series = (count: number): string => (count === 1 ? '1 Serie' : `${count} Serien`)
export const by = (author: string): string => `von ${author}`
export const diggs = (count: number): string => (count === 1 ? '1 Digg' : `${count} Diggs`)
const LATER = 'Sobald du online bist, wird das gesendet.'
/** `isWaiting`: without a network only the device knows of it. */
export const created = (listName: string, isWaiting: boolean): string =>
  isWaiting ? `„${listName}“ ist auf deinem Gerät angelegt. ${LATER}` : `„${listName}“ ist angelegt.`
export const loading = 'Die Listen werden geladen'
export const loadingOne = 'Die Liste wird geladen'
export const failed = 'Die Listen lassen sich gerade nicht laden'
export const failedOne = 'Die Liste lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const unavailable = 'Diese Listen sind nicht auf deinem Gerät'
export const unavailableOne = 'Diese Liste ist nicht auf deinem Gerät'
export const unavailableText = 'Ohne Netz siehst du deine eigenen Listen und die, die du schon einmal geöffnet hast.'
export const ownUnavailable = 'Deine Listen sind noch nicht auf diesem Gerät'
export const ownUnavailableText = 'Sie kommen, sobald du wieder online bist. Eine neue kannst du schon jetzt anlegen.'
export const noneYet = 'Noch keine Liste'
export const noneYetText = 'Regennächte, Filme mit Zügen, alles von einer Regisseurin: Leg die erste an.'
export const noOwnYet = 'Du hast noch keine Liste'
export const noOwnYetText = 'Gib ihr einen Namen, den Rest sammelst du auf den Seiten der Filme und Serien.'
export const loadMore = 'Mehr Listen'
export const sending = 'Wird gesendet …'
export const listCalled = (name: string): string => `Liste „${name}“`
export const pending = 'Gespeichert, wird gesendet, sobald du online bist'
export const refused = (reason: string | null): string =>
  reason === null ? 'Eine Änderung wurde nicht angenommen.' : `Nicht angenommen: ${reason}`
export const refusedLists = (count: number): string =>
  count === 1 ? 'Eine neue Liste wurde nicht angenommen.' : `${count} neue Listen wurden nicht angenommen.`
export const toOutbox = 'Ausstehende Aktionen'

/* A list's page. */
export const listDescriptionOf = (listName: string, author: string, count: number): string =>
  `„${listName}“, eine Liste von ${author}: ${titles(count)}, mit den Wertungen der Community.`
export const seen = (watched: number, all: number): string => `${watched} von ${all} gesehen`
export const edit = 'Bearbeiten'
export const editHeading = 'Liste bearbeiten'
export const done = 'Fertig'
export const whatDoneSaves = '„Fertig“ speichert alles, was du hier geschrieben hast.'
export const remove = 'Liste löschen'
export const removeQuestion = {
  title: 'Liste löschen?',
  text: (listName: string): string =>
    `„${listName}“ verschwindet mit allen Einträgen, für dich und für alle anderen. Das lässt sich nicht zurücknehmen.`,
  confirm: 'Liste löschen',
  dismiss: 'Behalten',
} as const
export const removed = (listName: string, isWaiting: boolean): string =>
  isWaiting ? `„${listName}“ ist auf deinem Gerät gelöscht. ${LATER}` : `„${listName}“ ist gelöscht.`
export const howToOrder = 'Zieh am Griff oder nutze die Pfeile. Die Reihenfolge gilt sofort.'
export const drag = (title: string): string => `„${title}“ verschieben`
export const dragHint = 'Ziehen, oder Schritt für Schritt mit den Pfeilen.'
export const up = (title: string): string => `„${title}“ nach oben`
export const down = (title: string): string => `„${title}“ nach unten`
export const takeOff = (title: string): string => `„${title}“ von der Liste nehmen`
export const takenOff = (title: string): string => `„${title}“ steht nicht mehr auf der Liste.`
export const addTitles = 'Titel hinzufügen'
export const addTitlesPlaceholder = 'Film oder Serie'
export const onList = 'steht schon drauf'
export const standsAlready = (title: string): string => `„${title}“ steht schon auf der Liste.`
export const addedAt = (title: string, number: number): string => `„${title}“ steht jetzt auf Platz ${number}.`
export const listFull = 'Mehr als 1.000 Titel passen nicht auf eine Liste.'
export const copy = 'Kopieren'
export const copyHeading = 'Liste kopieren'
const NAME_LENGTH = 120
/** As long as a list's name may be. No half of a sign stands at its end. */
export const copyOf = (listName: string): string => {
  const name = `Kopie von ${listName}`
  return name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
export const copyLead = (count: number, listName: string): string =>
  `Eine neue Liste, die dir gehört, mit ${count === 1 ? 'dem Titel' : `allen ${count} Titeln`} von „${listName}“.`
export const copied = (listName: string, count: number, isWaiting: boolean): string =>
  isWaiting
    ? `„${listName}“ ist auf deinem Gerät angelegt, mit ${titlesDative(count)}. ${LATER}`
    : `„${listName}“ ist angelegt, mit ${titlesDative(count)}.`
const titlesDative = (count: number): string => (count === 1 ? '1 Titel' : `${count} Titeln`)
export const tooManyLists = 'Mehr als 500 Listen sind nicht möglich. Lösche zuerst eine, die du nicht mehr brauchst.'
export const changeNote = (before: string): string => (before === '' ? 'Notiz schreiben' : 'Notiz ändern')
export const changeNoteOf = (before: string, title: string): string => `${changeNote(before)} zu „${title}“`
export const noteLabel = (title: string): string => `Notiz zu „${title}“`
export const saveNote = 'Notiz speichern'
export const noteSaved = (title: string): string => `Die Notiz zu „${title}“ ist gespeichert.`
export const place = (number: number): string => `Platz ${number}`
export const movedTo = (title: string, number: number, all: number): string =>
  `„${title}“ ist jetzt auf Platz ${number} von ${all}.`
export const emptyList = 'Noch nichts auf dieser Liste'
export const emptyOwnText = 'Such hier nach Filmen und Serien, oder wähle auf ihrer Seite „Liste“.'
export const emptyOthersText = 'Hier hat noch niemand etwas gesammelt. Schau später noch einmal vorbei.'
export const watch = 'Beobachten'
export const watching = 'Beobachtet'
export const toLists = 'Alle Listen'
export const visitor =
  'Regennächte, Filme mit Zügen, alles von einer Regisseurin: Sammle, was zusammengehört, auch ohne Netz.'
export const gone = 'Diese Liste gibt es nicht'
export const goneText = 'Sie wurde gelöscht oder ist privat.'
export const toAddedList = 'Zur Liste'
