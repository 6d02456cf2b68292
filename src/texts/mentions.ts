/** While somebody's name is typed after an `@`. */
export const label = 'Wen meinst du?'
/** Why somebody comes up; of others nothing is known. */
export const known = { thread: 'schreibt hier mit', friend: 'befreundet', member: null } as const
/** Told to whoever hears the page. */
export const found = (count: number): string =>
  count === 1 ? '1 Name, Eingabetaste übernimmt' : `${count} Namen, Pfeiltasten wählen, Eingabetaste übernimmt`
