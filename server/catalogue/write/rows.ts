import type { CalendarDate } from '#contract/ids.ts'
import type { credits, movies, people } from '../../db/schema/catalogue.ts'
import type { episodes, seasons, series, seriesCredits } from '../../db/schema/series.ts'

/** Name and character, in the order of the credits; the character is left out where unsure. */
export type CastMember = readonly [name: string, role?: string | undefined]

/** Facts about a person. What is unknown is left out, never guessed. */
export type NewPerson = {
  readonly name: string
  /** Where the last word is not the name to sort by: `Bong Joon-ho`, `De Niro, Robert`. */
  readonly sortName?: string | undefined
  readonly born?: CalendarDate | undefined
  readonly died?: CalendarDate | undefined
  /** In German: `Zürich`. */
  readonly birthplace?: string | undefined
}

/** A film that the catalogue does not hold yet. The columns that follow from others are left out. */
export type NewMovie = Omit<typeof movies.$inferInsert, 'sortKey'> & {
  readonly directors: readonly string[]
  readonly writers?: readonly string[]
  readonly cast: readonly CastMember[]
}

/** A series that the catalogue does not hold yet, as `NewMovie`. */
export type NewSeries = Omit<typeof series.$inferInsert, 'sortKey'> & {
  readonly creators: readonly string[]
  readonly cast: readonly CastMember[]
  /** From the first one on: its year and its number of episodes. */
  readonly seasons: readonly (readonly [year: number | null, episodes: number | null])[]
  /** Of the seasons from the first one on: title and day of the first broadcast of each episode, as far as they are known. */
  readonly episodes?: readonly (readonly (readonly [title: string | null, airDate: string | null])[])[]
}

export type PersonRow = typeof people.$inferInsert

export type MovieRows = {
  movies: (typeof movies.$inferInsert)[]
  people: PersonRow[]
  credits: (typeof credits.$inferInsert)[]
}

export type SeriesRows = {
  series: (typeof series.$inferInsert)[]
  seasons: (typeof seasons.$inferInsert)[]
  episodes: (typeof episodes.$inferInsert)[]
  people: PersonRow[]
  credits: (typeof seriesCredits.$inferInsert)[]
}
