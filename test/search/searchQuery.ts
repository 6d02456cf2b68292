/** What makes a query hard. */
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

/** What somebody types, and the pages of which they want one first. Where several are equally right, any is. */
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
/** Of different kinds. */
export const anyOf = below('')
