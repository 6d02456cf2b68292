/** Choosing showings for a meetup. The installation has this file: the rest of the words is in `meetups.ts`. */
export const toMeetup = 'Verabreden'
/** @public Read where this module is passed on as words, which knip does not follow. */
export const chosen = (count: number): string =>
  count === 1 ? 'Für eine Verabredung gewählt.' : `${count} Vorstellungen für eine Verabredung gewählt.`
/** @public Likewise. */
export const notChosen = (title: string): string => `„${title}“ ist nicht mehr ausgewählt.`
/** @public Likewise. */
export const tooManyShowings = 'Mehr als 10 Vorstellungen kannst du nicht vorschlagen.'
/** @public Likewise. */
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'
/** @public Likewise. */
export const goOn = 'Freunde fragen'
