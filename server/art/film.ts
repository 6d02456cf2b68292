import { luminance } from './color.ts'
import type { Artwork, Canvas } from './composition.ts'
import { compositions } from './compositions/all.ts'
import type { Drawing } from './drawing.ts'
import { linearGradient } from './gradients.ts'
import { drawCredits, drawStars } from './lettering/credits.ts'
import { drawTitle } from './lettering/title.ts'
import { palettes } from './palettes.ts'
import { createRandom } from './random.ts'
import type { FilmRecipe } from './recipe.ts'
import { group, paint, rect } from './svg.ts'

const HEIGHT = 1000
const widths = { poster: 698, still: 1500 }

/** A poster with its lettering, or a still without. The same recipe gives the same drawing. */
export function drawFilm(recipe: FilmRecipe): Drawing {
  const { canvas, artwork } = compose(recipe)
  const { width, height, palette, random } = canvas
  if (canvas.isStill) return { width, height, defs: artwork.defs, art: artwork.art }
  const lettering = drawLettering(recipe, canvas, artwork)
  const frame = random.chance(0.15)
    ? rect(0, 0, width, height, 'none', { stroke: palette.paper, 'stroke-width': 40 })
    : ''
  return { width, height, defs: artwork.defs + lettering.defs, art: artwork.art + lettering.art + frame }
}

/** The colour that fills most of it. */
export function groundOfFilm(recipe: FilmRecipe): string {
  return compose(recipe).artwork.ground
}

function compose(recipe: FilmRecipe): { canvas: Canvas; artwork: Artwork } {
  const canvas: Canvas = {
    width: widths[recipe.kind],
    height: HEIGHT,
    palette: palettes[recipe.look.palette],
    random: createRandom(`${recipe.seed}|${recipe.title}|${recipe.year ?? ''}`),
    isStill: recipe.kind === 'still',
    title: recipe.title,
  }
  const artwork = compositions[recipe.look.composition](canvas)
  // Numbers of its own: what a composition draws must not depend on it.
  const isMirrored = createRandom(`${recipe.seed}|mirror`).chance(0.5)
  return { canvas, artwork: isMirrored ? { ...artwork, art: mirror(artwork.art, canvas.width) } : artwork }
}

/** Left and right exchanged; the lettering comes on top later. */
function mirror(art: string, width: number): string {
  return group(art, { transform: `translate(${width} 0) scale(-1 1)` })
}

function drawLettering(recipe: FilmRecipe, canvas: Canvas, artwork: Artwork): { defs: string; art: string } {
  const { width, height, palette, random } = canvas
  const { zone, ink, lowInk = ink } = artwork
  const style = random.pick(artwork.styles)
  const box = { x: zone.x * width, y: zone.y * height, width: zone.width * width, height: zone.height * height }
  const namesAbove =
    zone.against === 'bottom' && !artwork.busyTop && recipe.credits.cast.length >= 2 && random.chance(0.55)
  const head = drawHeadScrim(canvas, artwork)
  const scrim = drawScrim(canvas, artwork, lowInk)
  return {
    defs: head.defs + scrim.defs,
    art:
      head.art +
      scrim.art +
      drawTitle(recipe.title, style, box, zone.against, ink) +
      drawCredits(recipe.credits, recipe.year, {
        width,
        height,
        ink: lowInk,
        align: style === 'left' ? 'start' : 'middle',
      }) +
      (namesAbove
        ? drawStars(recipe.credits, {
            width,
            height,
            ink: luminance(palette.shade) > 0.3 ? palette.deep : palette.paper,
          })
        : ''),
  }
}

/** Darkens the head where light letters stand on it: a moon or a sun may be behind them. */
function drawHeadScrim({ width, height, palette }: Canvas, { zone, ink }: Artwork): { defs: string; art: string } {
  if (zone.against === 'bottom' || zone.y > 0.5 || luminance(ink) <= 0.4) return { defs: '', art: '' }
  return {
    defs: linearGradient('headScrim', [
      [0, palette.deep, 0.6],
      [0.6, palette.deep, 0.4],
      [1, palette.deep, 0],
    ]),
    art: rect(0, 0, width, height * (zone.y + zone.height + 0.1), paint('headScrim')),
  }
}

/** Darkens the foot where light letters stand on it. */
function drawScrim(canvas: Canvas, artwork: Artwork, lowInk: string): { defs: string; art: string } {
  const { width, height, palette } = canvas
  if (luminance(lowInk) <= 0.4) return { defs: '', art: '' }
  const isDeep = artwork.scrim === true || artwork.zone.against === 'bottom'
  const top = height * (isDeep ? 0.6 : 0.8)
  return {
    defs: linearGradient('scrim', [
      [0, palette.deep, 0],
      [1, palette.deep, isDeep ? 0.72 : 0.8],
    ]),
    art: rect(0, top, width, height - top, paint('scrim')),
  }
}
