import { loginTooFast } from './login.ts'

export const withFacebook = 'Mit Facebook anmelden'
export const moduleName = 'Facebook-Anmeldung'
export const or = 'oder'

/** Beside the button: a registration by it has no boxes to tick. Text and links in turn. */
export const agreement: readonly (string | { text: string; to: string })[] = [
  'Mit der Anmeldung bestätigst du, dass du mindestens 16 Jahre alt bist, und akzeptierst die ',
  { text: 'AGB', to: '/pages/terms' },
  ' und ',
  { text: 'Datenschutzbestimmungen', to: '/pages/privacy' },
  '.',
]

const lead = 'Anmelden via Facebook nicht möglich.'

/** PRODUCT B7, letter for letter, but for the last two. */
export const failures = {
  notShared: `${lead} Stelle sicher, dass dein Profil aktiviert und deine E-Mail Adresse für uns freigegeben ist.`,
  notConnected: `${lead} Bitte versuche es später noch einmal.`,
  blocked: `${lead} Stelle sicher, dass Facebook nicht von einem AdBlocker blockiert wird.`,
  tooFast: loginTooFast,
  unreachable: `${lead} Der Server ist gerade nicht erreichbar.`,
} as const

export const offline = 'Die Anmeldung mit Facebook braucht eine Verbindung zum Netz.'

/** To who has just got a profile by signing in. */
export const welcomeNew = (name: string): string => `Willkommen, ${name}! Dein Konto ist eingerichtet.`
export const toAccount = 'Zu deinem Konto'
