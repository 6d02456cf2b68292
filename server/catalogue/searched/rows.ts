/** The fields of a film or a series in the index. */
export type TitleRow = {
  id: string
  permalink: string
  title: string
  originalTitle: string | null
  year: number | null
  posterImageId: string | null
  popularity: number
  genres: string[]
  /** Directors of a film, creators of a series, in their order. */
  makers: string[]
  /** The first few of the cast. */
  cast: string[]
}

export type SeriesRow = TitleRow & { endYear: number | null; status: 'running' | 'ended' | null }

export type PersonRow = {
  id: string
  permalink: string
  name: string
  /** The titles they are known for, the best known first. */
  titles: string[]
  /** Of the best known one, less for a small part. Null without a credit. */
  popularity: number | null
  credits: number
  jobs: string[]
}
