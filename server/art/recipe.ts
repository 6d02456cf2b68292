import * as z from 'zod/mini'
import { compositionNames } from './compositionNames.ts'
import { type PaletteName, palettes } from './palettes.ts'

const paletteNames = Object.keys(palettes) as PaletteName[]

export const Look = z.object({ composition: z.enum(compositionNames), palette: z.enum(paletteNames) })
export type Look = z.infer<typeof Look>

/** A film's poster (with lettering) or still (without). Both of one seed and title are of one world. */
export const FilmRecipe = z.object({
  kind: z.enum(['poster', 'still']),
  seed: z.string(),
  title: z.string(),
  year: z.nullable(z.int()),
  credits: z.object({ directors: z.array(z.string()), cast: z.array(z.string()) }),
  look: Look,
})
export type FilmRecipe = z.infer<typeof FilmRecipe>

const AvatarRecipe = z.object({ kind: z.literal('avatar'), username: z.string() })

/** All that is needed to draw an image again, the same each time. Kept as JSON; editors may change the look. */
export const Recipe = z.discriminatedUnion('kind', [FilmRecipe, AvatarRecipe])
export type Recipe = z.infer<typeof Recipe>
