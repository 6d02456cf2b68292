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
