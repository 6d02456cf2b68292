import type { MovieSummary } from '#contract/catalogue.ts'

/**
 * A real film as facts from general knowledge. What is not known for sure is null or left out. `liking` and
 * `popularity` are ours: what the demo's community thinks of it.
 */
export type DemoFilm = {
  readonly title: string
  /** Where it differs from `title`. */
  readonly original?: string
  readonly year: number
  /** Minutes. */
  readonly runtime: number | null
  readonly fsk: MovieSummary['fsk']
  readonly genres: readonly string[]
  readonly countries: readonly string[]
  /** The German cinema start. */
  readonly start?: string
  /**
   * In place of `start`, for films whose start the demo keeps near: 1 is the first Thursday after the day of loading, 0
   * the Thursday of that week, -1 the one before.
   */
  readonly startsInWeeks?: number
  readonly directors: readonly string[]
  /** Name and character, in the order of the credits; the character is left out where unsure. */
  readonly cast: readonly (readonly [name: string, role?: string])[]
  readonly synopsis: string
  /** 0 to 10, about which the demo's ratings lie; nobody rates a film before its start. */
  readonly liking: number
  /** 0 to 100. */
  readonly popularity: number
  /** The language of its original version; of a German one there is no dub. */
  readonly language: string
  /** Where a film on first run is shown; absent: only in repertory. */
  readonly house?: 'multiplex' | 'arthouse' | 'both'
}

export const toMovieId = (permalink: string) => `m-${permalink}`
