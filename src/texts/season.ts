export const season = (number: number): string => `Staffel ${number}`
export const loading = 'Die Staffel wird geladen'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const heading = (series: string, number: number): string => `${series}: Staffel ${number}`
export const description = (series: string, number: number, episodes: number): string =>
  episodes === 0
    ? `Staffel ${number} der Serie „${series}“.`
    : `Staffel ${number} der Serie „${series}“: alle ${episodes} Folgen mit Titel und Tag der Ausstrahlung.`
/** An episode whose title is unknown. */
export const episode = (number: number): string => `Folge ${number}`
export const minutes = (count: number): string => `${count} Min.`
export const seasons = 'Staffeln der Serie'
export const episodes = 'Folgen'
export const noEpisodes = 'Die Folgen kennen wir noch nicht'
export const noEpisodesText = 'Wie viele Folgen diese Staffel hat, wissen wir noch nicht sicher.'
export const failedTitle = 'Die Staffel lässt sich gerade nicht laden'
export const neverHere = 'Diese Staffel war noch nie auf deinem Gerät'
export const neverHereText = 'Ohne Netz siehst du die Staffeln, die du schon einmal geöffnet hast.'

/** The marks of a member on episodes. */
export const seen = { off: 'Gesehen', on: 'Gesehen' } as const
export const wholeSeason = { off: 'Ganze Staffel gesehen', on: 'Ganze Staffel gesehen' } as const
export const seasonUnseen = (number: number): string => `Staffel ${number} ist nicht mehr als gesehen markiert.`
export const putBack = 'Rückgängig'
export const episodeNamed = (number: number, title: string | null): string =>
  title === null ? episode(number) : `${episode(number)}, ${title}`
export const progress = (seenCount: number, all: number): string =>
  all === 1 ? `${seenCount} von 1 Folge gesehen` : `${seenCount} von ${all} Folgen gesehen`
export const progressLabel = 'Fortschritt in dieser Staffel'
/** Of a season that is still being broadcast. */
export const toCome = (count: number): string =>
  count === 1 ? '1 Folge ist noch nicht ausgestrahlt.' : `${count} Folgen sind noch nicht ausgestrahlt.`
export const notSent = 'Die letzte Änderung hat der Server nicht angenommen. Unter „Ausstehende Aktionen“ steht, warum.'
