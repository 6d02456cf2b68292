/** The number of entries that wait at a sign-out, in all and of each kind. */
type Waiting = {
  total: number
  failed: number
  kinds: ReadonlyMap<Kind, number>
}
type Kind = keyof typeof kinds

const changes = (what: string) => (n: number) => (n === 1 ? `1 Änderung ${what}` : `${n} Änderungen ${what}`)

/** In the order in which they are named. */
const kinds = {
  rating: (n: number) => (n === 1 ? '1 Wertung' : `${n} Wertungen`),
  cleared: (n: number) => (n === 1 ? '1 zurückgenommene Wertung' : `${n} zurückgenommene Wertungen`),
  favourite: (n: number) => (n === 1 ? '1 Lieblingskino' : `${n} Lieblingskinos`),
  comment: (n: number) => (n === 1 ? '1 Kommentar' : `${n} Kommentare`),
  trivia: (n: number) => `${n} Trivia`,
  list: changes('an Listen'),
  watch: changes('an der Merkliste'),
  watched: changes('bei „Gesehen“'),
  diary: changes('am Tagebuch'),
  digg: (n: number) => (n === 1 ? '1 Digg' : `${n} Diggs`),
  vote: (n: number) => (n === 1 ? '1 Stimme' : `${n} Stimmen`),
  flag: (n: number) => (n === 1 ? '1 Meldung' : `${n} Meldungen`),
  member: changes('bei Freunden und Mitgliedern'),
  other: (n: number) =>
    n === 1 ? '1 unbekannte oder beschädigte Aktion' : `${n} unbekannte oder beschädigte Aktionen`,
} as const

const later = 'Später senden'
const discard = 'Verwerfen'

/** The question before a sign-out that would leave entries unsent. */
export function signOutQuestion({ total, failed, kinds: counts }: Waiting) {
  const failedToo = failed === 0 ? '' : failed === total ? ', fehlgeschlagen' : `, ${failed} davon fehlgeschlagen`
  return {
    title: 'Noch nicht alles gesendet',
    text: `${total === 1 ? 'Eine Aktion wartet' : `${total} Aktionen warten`} noch auf diesem Gerät${failedToo}:`,
    points: (Object.keys(kinds) as Kind[]).flatMap((kind) => {
      const count = counts.get(kind)
      return count === undefined ? [] : [kinds[kind](count)]
    }),
    notes: [
      {
        way: later,
        means:
          'Es bleibt auf diesem Gerät, für andere unsichtbar, und wird gesendet, sobald du dich hier wieder anmeldest.',
      },
      { way: discard, means: 'Es wird gelöscht, mit allem, was darauf aufbaut.' },
    ],
    confirm: later,
    other: discard,
    dismiss: 'Angemeldet bleiben',
  }
}

export const signedOut = 'Du hast dich erfolgreich ausgeloggt.'
export const sessionEnded = 'Deine Sitzung ist abgelaufen.'
export const signInLink = { href: '/anmelden', caption: 'Wieder anmelden' } as const
