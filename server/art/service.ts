import { drawAvatar, groundOfAvatar } from './avatar.ts'
import { type Drawing, toSvg } from './drawing.ts'
import { drawFilm, groundOfFilm } from './film.ts'
import { type FilmToLookAt, spreadLooks } from './looks.ts'
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

/** The image as SVG, lettering outlined, no grain. `width` and `height` in pixels. */
export function drawImage(recipe: Recipe): { svg: string } & Pick<Drawing, 'width' | 'height'> {
  const drawing = recipe.kind === 'avatar' ? drawAvatar(recipe.username) : drawFilm(recipe)
  return { svg: toSvg(drawing), width: drawing.width, height: drawing.height }
}

/** The colour that stands in an image's place until it is decoded, `#rrggbb`. */
export function groundOf(recipe: Recipe): string {
  return recipe.kind === 'avatar' ? groundOfAvatar(recipe.username) : groundOfFilm(recipe)
}
