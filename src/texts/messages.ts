export const heading = 'Nachrichten'
export const description = 'Deine privaten Nachrichten: lesen und schreiben, auch ohne Netz.'
export const one = 'Unterhaltung'
export const oneDescription = 'Eine Unterhaltung mit anderen Mitgliedern.'
export const newHeading = 'Neue Nachricht'
export const newDescription = 'An wen, und was du schreiben möchtest.'
export const visitor = 'Hier liest und schreibst du private Nachrichten. Melde dich dafür an.'
export const loading = 'Nachrichten werden geladen …'
export const write = 'Neu'
export const listLabel = 'Unterhaltungen'

export const empty = 'Noch keine Nachrichten'
export const emptyText =
  'Schreib Freunden, was ihr zusammen sehen wollt. Auch im Funkloch: Was du abschickst, wartet auf dem Gerät.'
export const chooseOne = 'Wähle eine Unterhaltung, oder beginne eine neue.'
export const others = (count: number): string => `+${count}`

export const searchLabel = 'Nachrichten durchsuchen'
export const searchPlaceholder = 'In Nachrichten suchen'
export const searching = 'Wird gesucht …'
export const found = (count: number): string =>
  count === 0 ? 'Nichts gefunden' : count === 1 ? '1 Nachricht gefunden' : `${count} Nachrichten gefunden`
export const foundMore = (count: number): string => `Die neuesten ${count} Nachrichten`
export const foundHere = 'Ohne Netz wird nur durchsucht, was auf deinem Gerät liegt.'
export const searchFailed = 'Die Suche hat nicht geklappt. Versuche es gleich noch einmal.'

export const nobody = 'Gelöschtes Mitglied'
export const you = 'Du'
export const byYou = (body: string): string => `Du: ${body}`
export const by = (name: string, body: string): string => `${name}: ${body}`
export const noMessage = 'Noch keine Nachricht'
export const unread = (count: number): string =>
  count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`
export const muted = 'stumm'
export const blocked = 'blockiert'

export const back = 'Zu allen Nachrichten'
export const newFrom = 'Neu'
export const older = 'Ältere Nachrichten'
export const newer = 'Neuere Nachrichten'
export const jump = (count: number): string => (count > 99 ? '99+ neue' : count === 1 ? '1 neue' : `${count} neue`)
export const read = 'gelesen'
export const readBy = (names: string): string => `gelesen von ${names}`
export const hiddenByModeration = 'Von der Moderation ausgeblendet'
export const hasLeft = (names: string, count: number): string =>
  count === 1 ? `${names} ist nicht mehr in dieser Unterhaltung.` : `${names} sind nicht mehr in dieser Unterhaltung.`
export const nothingYet = 'Schreib die erste Nachricht.'
export const fromDevice = 'Vom Gerät: Neueres kommt, sobald du wieder Netz hast.'

export const sending = 'wird gesendet'
export const waits = 'wartet auf das Netz'
export const quotaFull = 'wartet: zu viele Nachrichten in kurzer Zeit'
export const refused = (reason: string | null): string => reason ?? 'Die Nachricht wurde nicht angenommen.'
export const again = 'Erneut'
export const discard = 'Verwerfen'
export const discardTitle = 'Wirklich verwerfen?'
export const discardText = 'Deine Nachricht wird von diesem Gerät gelöscht und nicht gesendet.'
export const keep = 'Behalten'

export const remove = 'Für mich löschen'
export const removeTitle = 'Nachricht für dich löschen?'
export const removeText = 'Sie verschwindet auf allen deinen Geräten. Die anderen behalten sie.'
export const removeUnsent = 'Sie wurde noch nicht gesendet und kommt bei niemandem an.'
export const messageOf = (name: string): string => `Nachricht von ${name}`
export const ownMessage = 'deine Nachricht'
export const actions = (what: string): string => `Mehr zu: ${what}`

export const more = 'Mehr zu dieser Unterhaltung'
export const mute = 'Stumm schalten'
export const unmute = 'Nicht mehr stumm'
export const block = 'Blockieren'
export const unblock = 'Nicht mehr blockieren'
export const blockTitle = 'Unterhaltung blockieren?'
export const blockText = 'Zu zweit kommt hier keine Nachricht mehr an. In einer Gruppe erfährst du nichts mehr davon.'
export const isBlocked = 'Du hast diese Unterhaltung blockiert. Zu zweit kommt hier keine Nachricht mehr an.'
export const isMuted = 'Diese Unterhaltung ist stumm: Neues wird nicht gemeldet.'
export const leave = 'Verlassen'
export const leaveTitle = 'Unterhaltung verlassen?'
export const leaveText = 'Du kannst sie dann nicht mehr lesen. Die anderen behalten, was geschrieben wurde.'
export const left = 'Du bist nicht mehr in dieser Unterhaltung.'
export const cancel = 'Abbrechen'
export const storageFailed = 'Dein Gerät konnte das nicht speichern. Es wurde nichts gesendet.'

export const writeTo = (name: string): string => `Nachricht an ${name}`
export const placeholder = 'Nachricht schreiben'
export const send = 'Senden'
export const missing = 'Schreib etwas, bevor du sendest.'
export const tooLong = (over: number): string => `${over} Zeichen zu viel`
export const left100 = (count: number): string => (count === 1 ? 'Noch 1 Zeichen' : `Noch ${count} Zeichen`)

export const whom = 'An wen?'
export const whomMissing = 'Wähle mindestens ein Mitglied aus.'
export const tooMany = (most: number): string => `Höchstens ${most} auf einmal.`
export const noFriends = 'Noch keine Freunde'
export const noFriendsText = 'Schreiben kannst du Freunden, und wer es allen erlaubt, auf dem Profil.'
export const toFriends = 'Zu den Freunden'
export const unknownFriends = 'Deine Freunde liegen nicht auf diesem Gerät'
export const unknownFriendsText = 'Sobald du wieder Netz hast, stehen sie hier.'
export const failedFriends = 'Deine Freunde konnten nicht geladen werden'
export const failedFriendsText = 'Der Server antwortet nicht wie erwartet.'
export const retry = 'Noch einmal versuchen'

export const gone = 'Diese Unterhaltung gibt es nicht'
export const goneText = 'Du hast sie verlassen, oder der Link stimmt nicht.'
export const notHere = 'Diese Unterhaltung liegt nicht auf deinem Gerät'
export const notHereText = 'Sobald du wieder Netz hast, steht sie hier.'
export const failed = 'Die Unterhaltung konnte nicht geladen werden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const toAll = 'Zu den Nachrichten'
