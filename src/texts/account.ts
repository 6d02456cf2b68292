export const heading = 'Konto'
export const description = 'E-Mail, Passwort, Bild und Sitzungen: alles, was zu deinem Konto gehört.'
export const loading = 'Dein Konto wird geladen …'
export const offlineNote =
  'Du bist offline. Bis auf die Merkliste lässt sich hier nur mit Netz etwas ändern: Was du sonst absendest, wartet nicht auf dem Gerät.'

export const visitorText =
  'Hier änderst du E-Mail, Passwort und Bild und siehst, wo du angemeldet bist. Melde dich dafür an.'

export const unavailableTitle = 'Dein Konto liegt nicht auf deinem Gerät'
export const unavailableText =
  'Es wird geladen, sobald du wieder Netz hast. Deine Merkliste kannst du auch ohne Netz einstellen.'
export const failedTitle = 'Dein Konto lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'

export const memberSince = (day: string): string => `Mitglied seit ${day}`
export const roleNames = {
  admin_user: 'Administration',
  community_manager: 'Community-Management',
  critic_user: 'Kritik',
} as const

export const change = 'Ändern'
export const cancel = 'Abbrechen'
/** The accessible name of a row's button, for users who do not see the row. */
export const changeWhat = (what: string): string => `${what} ändern`

export const avatar = {
  title: 'Bild',
  rules: 'JPEG, PNG, WebP oder AVIF, höchstens 10 MB',
  choose: 'Bild auswählen',
  cut: 'Es wird quadratisch zugeschnitten. Aufnahmeort und andere Angaben der Kamera speichern wir nicht.',
  preview: 'So wird dein Bild aussehen',
  save: 'Bild hochladen',
  saving: 'Wird hochgeladen …',
  saved: 'Dein neues Bild ist da.',
  remove: 'Bild entfernen',
  removing: 'Wird entfernt …',
  removed: 'Dein Bild ist entfernt. Jetzt stehen dort wieder deine Initialen.',
  missing: 'Bitte wähle zuerst ein Bild.',
  wrongType: 'Bitte nimm ein Bild als JPEG, PNG, WebP oder AVIF.',
  tooLarge: 'Dieses Bild ist größer als 10 MB. Bitte nimm ein kleineres.',
} as const

export const email = {
  title: 'E-Mail',
  label: 'Neue E-Mail-Adresse',
  save: 'Bestätigung anfordern',
  saving: 'Wird gesendet …',
  same: 'Das ist schon deine Adresse.',
  sent: (address: string): string =>
    `Wir haben eine E-Mail an ${address} geschickt. Die neue Adresse gilt, sobald du den Link darin öffnest.`,
  pending: (address: string): string =>
    `${address} wartet auf Bestätigung. Bis du den Link in der E-Mail öffnest, gilt die bisherige Adresse.`,
} as const

export const password = {
  title: 'Passwort',
  rules: (min: number): string => `Mindestens ${min} Zeichen`,
  current: 'Jetziges Passwort',
  next: 'Neues Passwort',
  warning: 'Alle anderen Sitzungen enden damit. Hier bleibst du angemeldet.',
  save: 'Passwort ändern',
  saving: 'Wird geändert …',
  saved: 'Dein neues Passwort gilt. Alle anderen Sitzungen sind beendet.',
  missing: 'Bitte gib dein jetziges Passwort ein.',
} as const

export const facebook = {
  title: 'Facebook',
  linked: 'Verknüpft: Du kannst dich über Facebook anmelden.',
  unlinked: 'Nicht verknüpft',
  open: 'Lösen',
  openWhat: 'Verknüpfung mit Facebook lösen',
  warning:
    'Du meldest dich danach mit deinem Passwort an. Meldest du dich doch wieder über Facebook an, entsteht die Verknüpfung neu.',
  save: 'Verknüpfung lösen',
  saving: 'Wird gelöst …',
  saved: 'Die Verknüpfung ist gelöst. Wir haben dir dazu eine E-Mail geschickt.',
} as const

/** For members who forgot their password, or who have none: they sign in by a social network. */
export const help = {
  question: 'Passwort vergessen oder noch keins, weil du dich über Facebook anmeldest?',
  send: 'Link zum Setzen schicken',
  sending: 'Wird geschickt …',
  /** PRODUCT B3. */
  sent: 'Danke, wir haben dir zur Bestätigung eine E-Mail geschickt. Bitte klicke auf den Link in der E-Mail, um ein neues Passwort zu erhalten.',
} as const

export const newsletter = {
  title: 'Tipps & News',
  text: 'Persönliche Tipps per E-Mail',
  on: 'Du bekommst jetzt Tipps & News per E-Mail.',
  off: 'Du bekommst keine Tipps & News mehr.',
} as const

export const sessions = {
  title: 'Sitzungen',
  text: 'Hier bist du angemeldet. Eine Sitzung, die du nicht kennst, beendest du am besten gleich. Wähle danach ein neues Passwort.',
  loading: 'Sitzungen werden geladen …',
  failed: 'Deine Sitzungen konnten nicht geladen werden.',
  current: 'diese hier',
  now: 'jetzt',
  unknown: 'Unbekanntes Gerät',
  lastSeen: (when: string): string => `zuletzt ${when}`,
  since: (day: string): string => `seit ${day}`,
  end: 'Beenden',
  endWhich: (device: string): string => `Sitzung beenden: ${device}`,
  ending: 'Endet …',
  endOthers: 'Alle anderen beenden',
  ended: (count: number): string => (count === 1 ? 'Die Sitzung ist beendet.' : `${count} Sitzungen sind beendet.`),
} as const

export const data = {
  title: 'Deine Daten',
  text: 'Alles, was du geschrieben und bewertet hast, als ZIP mit JSON und CSV.',
  take: 'Daten mitnehmen',
  taking: 'Wird zusammengestellt …',
  taken: (file: string): string => `${file} liegt bei deinen Downloads.`,
} as const

export const deletion = {
  title: 'Konto löschen',
  text: 'Deine Kommentare und veröffentlichten Artikel bleiben als „gelöschter Nutzer“ stehen, alles andere verschwindet.',
  open: 'Konto löschen',
  consequences: [
    'Dein Profil, deine Wertungen, Listen und Lieblingskinos verschwinden sofort und für immer.',
    'Deine Kommentare und Trivia bleiben unter „gelöschter Nutzer“ stehen.',
    'Was auf diesem Gerät noch wartet, wird nicht mehr gesendet.',
    'Deine Adresse kennen wir danach nicht mehr. Eine letzte E-Mail bestätigt dir das.',
  ],
  takeFirst: 'Nimm vorher deine Daten mit, wenn du sie behalten willst.',
  password: 'Dein Passwort',
  go: 'Konto endgültig löschen',
  going: 'Wird gelöscht …',
  confirmTitle: 'Konto wirklich löschen?',
  confirmText: (name: string): string => `Das Konto „${name}“ ist dann für immer weg. Niemand kann es zurückholen.`,
  confirm: 'Endgültig löschen',
  dismiss: 'Konto behalten',
} as const

export const confirmation = {
  kicker: 'E-Mail bestätigen',
  heading: 'Neue Adresse',
  workingTitle: 'Einen Moment …',
  workingText: 'Wir bestätigen gerade deine neue E-Mail-Adresse.',
  doneTitle: 'Deine neue Adresse gilt',
  doneText: (address: string): string => `Ab jetzt schreiben wir dir an ${address}.`,
  unknownTitle: 'Dieser Link gilt nicht mehr',
  unknownText:
    'Er ist abgelaufen, schon benutzt, oder es gibt einen neueren. Welche Adresse gilt, steht in deinem Konto. Dort forderst du auch einen neuen Link an.',
  offlineTitle: 'Der Server ist nicht erreichbar',
  offlineText: 'Deine neue Adresse ist noch nicht bestätigt. Versuche es noch einmal, sobald du wieder Netz hast.',
  failedTitle: 'Das hat nicht geklappt',
  toAccount: 'Zum Konto',
  toHome: 'Zur Startseite',
} as const
