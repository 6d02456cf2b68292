/** `Staffel 2, Folge 7`; what is unknown is left out. */
export const episodeOf = (season: number | null, episode: number | null): string =>
  [season !== null && `Staffel ${season}`, episode !== null && `Folge ${episode}`].filter(Boolean).join(', ')
