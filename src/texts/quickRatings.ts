export const heading = 'Schnell bewerten'
export const description =
  'Film für Film bewerten, so schnell du magst: mit dem Regler, mit Tasten oder mit einem Wisch, auch ohne Netz.'
export const deck = 'Titel bewerten'
export const series = 'Serie'

/** The number of ratings that forecasts need (PRODUCT J1). */
export const FORECAST_RATINGS = 20
export const progress = 'Wertungen bis zu deiner Vorhersage'
export const progressOf = (count: number, goal: number): string => `${count} von ${goal}`
export const total = (count: number, shown: string): string => (count === 1 ? '1 Wertung' : `${shown} Wertungen`)
export const visit = (count: number): string => `${count} bewertet`
export const visitor = 'Zum Speichern meldest du dich an.'
export const offlineLeft = (count: number): string =>
  count === 1 ? 'Ohne Netz: 1 Titel liegt noch bereit' : `Ohne Netz: ${count} Titel liegen bereit`

export const unknown = 'Kenn ich nicht'
export const next = 'Weiter'
export const undo = 'Rückgängig'

export const loading = 'Die nächsten Titel werden geladen'
export const overTitle = 'Du bist durch'
export const overText =
  'Mehr Titel haben wir gerade nicht. Was du übersprungen hast, zeigen wir dir in einer neuen Runde noch einmal.'
export const again = 'Neue Runde'
export const unreachableTitle = 'Auf deinem Gerät liegt kein Titel mehr'
export const unreachableText = 'Sobald du wieder Netz hast, geht es weiter. Deine Wertungen sind gespeichert.'
export const failedTitle = 'Die nächsten Titel lassen sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'

/** The announcements to a screen reader after each step. */
export const saidRated = (value: string | null, title: string): string =>
  value === null ? `${title} bewertet.` : `${value} für ${title}.`
export const saidSkipped = (title: string): string => `${title} übersprungen.`
export const saidLater = (title: string): string => `${title} kommt später noch einmal.`
export const saidUndone = (title: string): string => `Zurückgenommen: ${title}.`
export const saidNext = (title: string): string => `Weiter mit ${title}.`

export const swipeHint = 'Zieh das Plakat nach rechts: je weiter, desto höher die Wertung. Nach links: kenn ich nicht.'
export const legend = 'Tasten'
/** Keys and their actions; they work while the focus is on the title or one of its controls. */
export const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['1', '–', '9', '0'], does: 'werten und weiter (0 ist 10)' },
  { keys: ['←', '→'], does: 'halbe Punkte' },
  { keys: ['Enter'], does: 'weiter' },
  { keys: ['Leertaste'], does: 'kenn ich nicht' },
  { keys: ['M'], does: 'merken' },
  { keys: ['U'], does: 'rückgängig' },
]
