export const signIn = 'Anmelden'
export const signingIn = 'Wird angemeldet'
export const username = 'Benutzername'
export const password = 'Passwort'
/** The button in a password field; the field's label follows it. */
export const showPassword = 'Zeigen'
export const hidePassword = 'Verbergen'
export const register = 'Kostenlos registrieren'
export const forgotPassword = 'Passwort vergessen?'
export const backToLogin = 'Zurück zur Anmeldung'
export const alreadySignedIn = (name: string): string => `Du bist als ${name} angemeldet.`
export const toHome = 'Zur Startseite'

/** PRODUCT I1. */
export const welcomeBack = (name: string): string => `Willkommen zurück, ${name}. Du hast dich erfolgreich eingeloggt.`
export const redirecting = 'Du wirst weitergeleitet...'
export const loginTooFast = 'Da warst du zu schnell. Warte kurz und probiere es dann noch mal.'
export const unreachable = 'Der Server ist gerade nicht erreichbar. Was du eingegeben hast, bleibt stehen.'

export const recoverTitle = 'Passwort vergessen'
export const recoverIntro = 'Wir schicken dir einen Link, mit dem du ein neues wählst.'
export const usernameOrEmail = 'Benutzername oder E-Mail'
export const requestLink = 'Link anfordern'
export const requestingLink = 'Wird angefordert'
export const recoveredTitle = 'Schau in dein Postfach'

/** PRODUCT I1. */
export const recovered =
  'Danke, wir haben dir zur Bestätigung eine E-Mail geschickt. Bitte klicke auf den Link in der E-Mail, um ein neues Passwort zu erhalten.'
export const recoveryUnknown = 'Benutzername oder E-Mail unbekannt'

export const quoted = (line: string): string => `„${line}“`

export type Quote = { line: string; film: string }

/** Short lines from films, each with its film (B1). */
export const quotes: readonly [Quote, ...Quote[]] = [
  { line: 'Ich seh dir in die Augen, Kleines.', film: 'Casablanca' },
  { line: 'Ich bin groß. Es sind die Filme, die klein geworden sind.', film: 'Boulevard der Dämmerung' },
  { line: 'Niemand ist vollkommen.', film: 'Manche mögen’s heiß' },
  { line: 'Möge die Macht mit dir sein.', film: 'Krieg der Sterne' },
  { line: 'E.T. nach Hause telefonieren.', film: 'E.T. – Der Außerirdische' },
  { line: 'Ich mache ihm ein Angebot, das er nicht ablehnen kann.', film: 'Der Pate' },
  { line: 'Es ist nirgends besser als daheim.', film: 'Der Zauberer von Oz' },
  { line: 'Ich komme wieder.', film: 'Terminator' },
  { line: 'Ich sehe tote Menschen.', film: 'The Sixth Sense' },
  { line: 'Sie werden ein größeres Boot brauchen.', film: 'Der weiße Hai' },
  { line: 'Der Ball ist rund. Ein Spiel dauert neunzig Minuten.', film: 'Lola rennt' },
  { line: 'Als das Kind Kind war, wusste es nicht, dass es Kind war.', film: 'Der Himmel über Berlin' },
]

/** One of them. @param chance at least 0, below 1. */
export const pickQuote = (chance: number): Quote => quotes[Math.floor(chance * quotes.length)] ?? quotes[0]
