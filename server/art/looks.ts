import type { CompositionName } from './compositionNames.ts'
import { looksOf } from './genres.ts'
import type { PaletteName } from './palettes.ts'
import { createRandom } from './random.ts'
import type { Look } from './recipe.ts'

export type FilmToLookAt = { readonly seed: string; readonly title: string; readonly genres: readonly string[] }

/** How far back a use still counts, in films; about what a screen shows. */
const LONG_AGO = -99

/**
 * Spreads looks over films in the given order: each takes, of what suits its genres, the composition and the palette
 * that were used longest ago, so that neighbours differ.
 */
export function spreadLooks(films: readonly FilmToLookAt[]): Look[] {
  const compositions = new Map<CompositionName, number>()
  const palettes = new Map<PaletteName, number>()
  return films.map((film, position) => {
    const random = createRandom(`${film.seed}|${film.title}`)
    const suiting = looksOf(film.genres)
    const leastRecent = <T>(choices: readonly T[], used: Map<T, number>): T => {
      // Up to three films of chance, or the order of the lists would show.
      const ranked = choices.map((choice) => ({ choice, age: (used.get(choice) ?? LONG_AGO) + random.between(0, 3) }))
      const chosen = ranked.reduce((oldest, next) => (next.age < oldest.age ? next : oldest)).choice
      used.set(chosen, position)
      return chosen
    }
    return {
      composition: leastRecent(suiting.compositions, compositions),
      palette: leastRecent(suiting.palettes, palettes),
    }
  })
}
