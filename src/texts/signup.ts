import { PUBLISH_WAIT_HOURS } from '#contract/newAccount.ts'
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '#contract/signup.ts'
import { problemTexts } from './problems.ts'

export const signupTitle = 'Jetzt kostenlos Registrieren'
export const signupDescription =
  'Lege dir kostenlos ein Konto an: Filme und Serien bewerten, Listen führen und mitreden.'
export const signupLead = 'Danach kannst du sofort Filme und Serien bewerten.'

export const username = 'Benutzername'
export const usernameHint = `${USERNAME_LENGTH.min} bis ${USERNAME_LENGTH.max} Zeichen. So sehen dich die anderen.`
export const email = 'E-Mail'
export const password = 'Passwort'
export const passwordHint = `Mindestens ${PASSWORD_LENGTH.min} Zeichen.`

/** PRODUCT B4, letter for letter. */
export const age = 'Ich bin mindestens 16 Jahre alt'
export const agreement = ['Ich akzeptiere die ', 'AGB', ' und ', 'Datenschutzbestimmungen'] as const
export const newsletter = 'Ich möchte persönliche Tipps & News erhalten'

export const register = 'Registrieren'
export const registering = 'Wird registriert …'
export const backToLogin = 'Zurück zur Anmeldung'
export const alreadyMember = (name: string): string =>
  `Du bist als ${name} angemeldet und hast also schon ein Konto. Für ein weiteres melde dich zuerst ab.`
export const toHome = 'Zur Startseite'

/** The form's message about a refusal that belongs to no field. */
export const refusals = {
  ...problemTexts,
  unreachable: 'Der Server ist gerade nicht erreichbar. Was du eingegeben hast, bleibt stehen.',
  failed: `${problemTexts.failed} Was du eingegeben hast, bleibt stehen.`,
} as const

/** PRODUCT I1, letter for letter. */
export const thanks = [
  'Vielen Dank für deine Anmeldung',
  'Wir haben dir gerade eine E-Mail geschickt.',
  'Bitte aktiviere dein Profil mit dem Link in dieser E-Mail.',
] as const
export const noMail = 'Nichts angekommen? Schau auch im Spam-Ordner nach.'

export const activationTitle = 'Profil aktivieren'
export const activating = 'Dein Profil wird aktiviert …'
export const needsScripts = 'Dafür braucht dein Browser JavaScript.'
export const activated = 'Dein Profil ist aktiv'
export const welcome = (name: string): string => `Willkommen, ${name}!`
export const firstDay = `Filme und Serien kannst du sofort bewerten. Kommentare, Blog-Artikel und private Nachrichten kannst du nach ${PUBLISH_WAIT_HOURS} Stunden veröffentlichen.`
export const firstStepsNext = 'Nach der Anmeldung zeigen wir dir die ersten Schritte.'
export const signIn = 'Anmelden'
export const signedInAs = (name: string): string => `In diesem Browser bist du als ${name} angemeldet.`
export const linkOver = 'Dieser Link gilt nicht mehr'
export const linkOverText =
  'Er wurde schon benutzt, ist abgelaufen oder unvollständig. Vielleicht ist dein Profil längst aktiv: Dann melde dich einfach an. Sonst registriere dich noch einmal, und wir schicken dir einen neuen.'
export const registerAgain = 'Noch einmal registrieren'
export const notActivated = 'Das hat noch nicht geklappt'
export const activationRefusals = {
  ...problemTexts,
  unreachable: 'Der Server ist gerade nicht erreichbar. Dein Link bleibt gültig: Versuche es mit Netz noch einmal.',
} as const
