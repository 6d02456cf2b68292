import { type FilmToLookAt, spreadLooks } from './looks.ts'
import { palettes } from './palettes.ts'
import * as recipes from './recipe.ts'

export type Look = recipes.Look
export type Recipe = recipes.Recipe

/** Reads a kept recipe. Throws when it is none. */
export function parseRecipe(stored: unknown): Recipe {
  return recipes.Recipe.parse(stored)
}

/** Gives each film a look that suits its genres and differs from its neighbours'. In the films' order. */
export function assignLooks(films: readonly FilmToLookAt[]): Look[] {
  return spreadLooks(films)
}

/** The colour that stands in an image's place until it is decoded, `#rrggbb`. */
export function groundOf(recipe: Recipe): string {
  return recipe.kind === 'avatar' ? palettes.dusk.mid : palettes[recipe.look.palette].shade
}
