/** "Verabreden": showings that a member proposes to friends. What a showing's own dialog says is in `meetupDraft.ts`. */
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'
export const goOn = 'Freunde fragen'

/** The overview. */
export const heading = 'Meine Verabredungen'
export const description = 'Wer mit dir ins Kino will und wann es allen passt, auch ohne Netz.'
export const visitor = 'Melde dich an, dann verabredest du dich hier mit Freunden fürs Kino.'
export const loading = 'Deine Verabredungen werden geladen'
export const empty = 'Noch keine Verabredung'
export const emptyText = 'Öffne eine Vorstellung und wähle „Verabreden“. Das geht auch ohne Netz.'
export const toProgramme = 'Zum Kinoprogramm'
export const ahead = 'Was ansteht'
export const past = 'Vorbei'
/** The showings that are chosen and not proposed yet. */
export const draft = (count: number): string =>
  count === 1 ? '1 Vorstellung ist ausgewählt' : `${count} Vorstellungen sind ausgewählt`
export const about = (title: string, others: number): string =>
  others === 0 ? title : others === 1 ? `${title} und ein anderer Film` : `${title} und ${others} andere Filme`
export const proposedBy = (name: string): string => `${name} fragt dich`
export const proposedByYou = (count: number): string =>
  count === 0 ? nobodyLeft : count === 1 ? 'Du hast eine Person gefragt' : `Du hast ${count} Personen gefragt`
export const toAnswer = (count: number): string =>
  count === 1 ? '1 Antwort fehlt noch von dir' : `${count} Antworten fehlen noch von dir`
export const answered = 'Du hast geantwortet'
export const answersOf = (answeredCount: number, all: number): string =>
  all === 0 ? nobodyLeft : `${answeredCount} von ${all} ${answeredCount === 1 ? 'hat' : 'haben'} geantwortet`
export const cancelled = 'Abgesagt'
export const over = 'Vorbei'

/** One meetup. */
export const one = 'Verabredung'
export const oneDescription = 'Vorschläge für einen Kinobesuch und wem sie passen.'
export const title = (about: string): string => `Verabredung: ${about}`
export const missing = 'Diese Verabredung gibt es hier nicht'
export const missingText = 'Sie wurde abgesagt, du hast sie verlassen, oder sie ist nicht für dich.'
export const notHere = 'Diese Verabredung liegt nicht auf deinem Gerät'
export const notHereText = 'Sobald du wieder online bist, steht sie hier.'
export const toAll = 'Alle Verabredungen'
export const byYou = 'Von dir'
export const by = (name: string): string => `Von ${name}`
export const isCancelled = 'Diese Verabredung ist abgesagt'
export const isCancelledText = 'Es passiert nichts mehr. Du findest bestimmt einen anderen Abend.'
export const decidedHeading = 'Es steht fest'
export const showings = (count: number): string => (count === 1 ? 'Der Vorschlag' : `Die ${count} Vorschläge`)
export const whatFits = 'Sag zu jedem Vorschlag, ob er dir passt. Bis entschieden ist, kannst du es ändern.'
export const suits = 'Passt'
export const suitsNot = 'Passt nicht'
/** The name of a group of two buttons. */
export const answerFor = (showing: string): string => `Deine Antwort: ${showing}`
export const refused = (reason: string | null): string => reason ?? 'Nicht angenommen'
export const toOutbox = 'Ausstehende Aktionen'
export const statuses = { kept: null, moved: 'Neuer Termin', cancelled: 'Findet nicht statt' } as const
export const begun = 'Schon vorbei'
export const fits = (names: readonly string[]): string => `Passt: ${names.join(', ')}`
export const fitsNot = (names: readonly string[]): string => `Passt nicht: ${names.join(', ')}`
export const silent = 'Noch keine Antwort'
export const count = (fitting: number, all: number): string =>
  `${fitting} von ${all} ${fitting === 1 ? 'kann' : 'können'}`
export const decide = 'Dafür entscheiden'
export const decideFor = (showing: string): string => `Dafür entscheiden: ${showing}`
export const isDecided = 'Entschieden'
export const nowDecided = (title: string, isSent: boolean): string =>
  isSent ? `Es steht fest: „${title}“. Alle hören davon.` : `Es steht fest: „${title}“. Es wartet auf das Netz.`
export const invitedHeading = 'Gefragt sind'
export const nobodyLeft = 'Niemand ist mehr dabei.'
export const cancel = 'Verabredung absagen'
export const cancelQuestion = {
  ...{
    title: 'Verabredung absagen?',
    text: 'Alle, die du gefragt hast, hören davon. Das lässt sich nicht rückgängig machen.',
  },
  ...{ confirm: 'Absagen', dismiss: 'Behalten' },
}
export const leave = 'Verabredung verlassen'
export const leaveQuestion = {
  ...{ title: 'Verabredung verlassen?', text: 'Sie verschwindet bei dir, und du hörst nichts mehr davon.' },
  ...{ confirm: 'Verlassen', dismiss: 'Dabeibleiben' },
}
export const nowLeft = 'Du bist nicht mehr dabei.'

/** The form. */
export const formHeading = 'Verabreden'
export const formDescription = 'Schlage Freunden Vorstellungen vor; sie sagen, welche ihnen passen.'
export const formVisitor = 'Melde dich an, dann fragst du hier deine Freunde, welche Vorstellung ihnen passt.'
export const formEmpty = 'Noch keine Vorstellung ausgewählt'
export const formEmptyText = 'Öffne im Kinoprogramm eine Vorstellung und wähle „Verabreden“. Bis zu zehn gehen.'
export const chosenHeading = (count: number): string => (count === 1 ? '1 Vorstellung' : `${count} Vorstellungen`)
export const takeOut = (showing: string): string => `Nicht vorschlagen: ${showing}`
export const whom = 'Wen fragst du?'
export const noFriends = 'Noch keine Freunde'
export const noFriendsText = 'Fragen kannst du nur, wer mit dir befreundet ist.'
export const toFriends = 'Freunde finden'
export const unknownFriends = 'Deine Freunde liegen noch nicht auf deinem Gerät'
export const unknownFriendsText = 'Sobald du wieder online bist, stehen sie hier. Deine Auswahl bleibt.'
export const failedFriends = 'Deine Freunde konnten nicht geladen werden'
export const failedFriendsText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const again = 'Noch einmal versuchen'
export const whomMissing = 'Wähle, wen du fragst.'
export const tooManyFriends = 'Mehr als 20 Personen kannst du nicht fragen.'
export const noteLabel = 'Nachricht (freiwillig)'
export const noteHint = 'Lesen können sie nur die Gefragten.'
export const noteLeft = (count: number): string => `noch ${count} Zeichen`
export const send = 'Vorschlagen'
/** @param isSent whether it is on its way to the server. */
export const sent = (isSent: boolean): string =>
  isSent ? 'Deine Freunde sind gefragt.' : 'Dein Vorschlag ist gespeichert und wartet auf das Netz.'

/** `Sa 21. November, 20:15 Uhr`. */
export const when = (day: string, time: string | null): string => (time === null ? day : `${day}, ${time} Uhr`)
export const named = (title: string, moment: string): string => `${title}, ${moment}`
