import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'
import { rect } from './svg.ts'

/** The input of a composition. Pixels; the height is always 1000. */
export type Canvas = {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
  /** A still is wide and carries no lettering. */
  readonly isStill: boolean
  readonly title: string
}

export const titleStyles = ['stack', 'slant', 'spaced', 'wide', 'serif', 'left'] as const
export type TitleStyle = (typeof titleStyles)[number]

/** The place of the title, in fractions of the canvas. Its lines are aligned to the top or the bottom of the zone. */
export type TitleZone = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly against: 'top' | 'bottom'
}

/** A drawing, with the facts that the lettering needs about it. */
export type Artwork = {
  /** Gradients, masks and clips. */
  readonly defs: string
  readonly art: string
  /** The colour that fills most of it, `#rrggbb`. */
  readonly ground: string
  readonly zone: TitleZone
  /** Titles are set in one of these, so that they suit the drawing. */
  readonly styles: readonly TitleStyle[]
  readonly ink: string
  /** For the credits below, where it differs from `ink`. */
  readonly lowInk?: string
  /** Darkens the lower part although the title stands at the top. */
  readonly scrim?: boolean
  /** The upper edge is busy: no names there. */
  readonly busyTop?: boolean
}

export type Composition = (canvas: Canvas) => Artwork

export function zoneAtTop(y: number, height: number, x = 0.08): TitleZone {
  return { x, y, width: 1 - 2 * x, height, against: 'top' }
}

export function zoneAtBottom(y: number, height: number): TitleZone {
  return { x: 0.08, y, width: 0.84, height, against: 'bottom' }
}

/** The whole canvas in one fill. */
export function backdrop({ width, height }: Canvas, fill: string): string {
  return rect(0, 0, width, height, fill)
}

/** The lower part of a poster in one fill, from `top` (a fraction of the height) on. Stills stay uncovered. */
export function lowerPart({ width, height, isStill }: Canvas, top: number, fill: string): string {
  return isStill ? '' : rect(0, height * top, width, height * (1 - top), fill)
}
