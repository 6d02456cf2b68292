/** Texts while a name is typed after an `@`. */
export const label = 'Wen meinst du?'
/** The reason of a suggestion; it is not known for other members. */
export const known = { thread: 'schreibt hier mit', friend: 'befreundet', member: null } as const
/** The announcement for screen readers. */
export const found = (count: number): string =>
  count === 1 ? '1 Name, Eingabetaste übernimmt' : `${count} Namen, Pfeiltasten wählen, Eingabetaste übernimmt`
