import type { awards, collections } from '../db/schema/background.ts'

/** A prize with the person whom it was given to. */
export type AwardRow = Pick<typeof awards.$inferSelect, 'name' | 'year' | 'category' | 'won'> & {
  person: { permalink: string; name: string } | null
}

/** A collection with its parts, in their order. */
export type CollectionRow = Pick<typeof collections.$inferSelect, 'id' | 'permalink' | 'name' | 'total'> & {
  parts: { number: number; movieId: string }[]
}

/** A film or a series. */
export type TitleKey = { type: 'movies' | 'series'; id: string }

/** Facts around a title that the catalogue does not hold yet. Unknown facts are left out, never guessed. */
export type NewBackground = TitleKey & {
  /** By country, as its board writes them: `USA`, `PG-13`. */
  readonly certificates?: readonly (readonly [country: string, label: string])[]
  /** The country is left out where unsure. */
  readonly alternativeTitles?: readonly (readonly [title: string, country?: string | undefined])[]
  readonly awards?: readonly NewAward[]
}

export type NewAward = {
  readonly name: string
  readonly year: number
  readonly category: string | null
  readonly won: boolean
  /** By id. */
  readonly personId: string | null
}

/** Films that belong together. `total`: of all parts, null when unknown. */
export type NewCollection = {
  readonly permalink: string
  readonly name: string
  readonly total: number | null
  readonly parts: readonly (readonly [number: number, movieId: string])[]
}
