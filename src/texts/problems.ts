import { accountTooNew, genericError, tooFast } from './common.ts'

/** The message of each kind of refusal (`atoms/core/problems.ts`). Quoted sentences are PRODUCT I1's, to the letter. */
export const problemTexts = {
  failed: genericError,
  unreachable: 'Der Server ist gerade nicht erreichbar. Versuche es später noch einmal.',
  signInNeeded: 'Melde dich an, dann geht es weiter.',
  loginFailed: genericError,
  otherUser: 'In diesem Browser ist jemand anderes angemeldet. Melde dich mit deinem Konto an, dann geht es weiter.',
  notAllowed: 'Das darfst du nicht ändern.',
  accountBlocked: 'Dein Konto ist gesperrt. Lesen kannst du weiter; wie lange die Sperre gilt, steht in deinem Konto.',
  notFound: 'Das gibt es nicht mehr.',
  conflict: 'Daran wird gerade schon gearbeitet. Versuche es gleich noch einmal.',
  outdated: 'Inzwischen gibt es eine andere Fassung. Lade die Seite neu, bevor du weiterschreibst.',
  tooLarge: 'Das ist zu groß. Versuche es mit weniger.',
  invalid: 'Der Server hat die Angaben nicht angenommen. Prüfe sie und probiere es noch einmal.',
  tooFast,
  accountTooNew,
} as const
