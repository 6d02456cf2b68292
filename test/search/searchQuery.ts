/** The difficulty of a query. */
export type Tag =
  | 'apostrophe'
  | 'article'
  | 'cinema'
  | 'cinema-city'
  | 'exact'
  | 'number'
  | 'original-title'
  | 'person-order'
  | 'popularity'
  | 'prefix'
  | 'punctuation'
  | 'ss'
  | 'surname'
  | 'typo'
  | 'umlaut'
  | 'words'

/**
 * A typed text, and the pages of which one should be the first result. Where several are equally right, any of them
 * counts.
 */
export type SearchQuery = {
  readonly query: string
  readonly paths: readonly string[]
  readonly tags: readonly Tag[]
}

const below =
  (folder: string) =>
  (query: string, permalinks: string | readonly string[], ...tags: Tag[]): SearchQuery => ({
    query,
    paths: [permalinks].flat().map((permalink) => `${folder}/${permalink}`),
    tags,
  })

export const film = below('/movies')
export const series = below('/serie')
export const person = below('/people')
export const cinema = below('/kinos')
/** Pages of different kinds. */
export const anyOf = below('')
