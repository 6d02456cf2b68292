import type { Point } from './svg.ts'

/** Offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number]

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${color}"${veil}/>`
    })
    .join('')
}

/** From top to bottom unless told; ends in fractions of the painted shape's box. */
export function linearGradient(id: string, stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
  const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
  return `<linearGradient id="${id}" ${ends}>${writeStops(stops)}</linearGradient>`
}

/** From the centre outwards; centre and radius in fractions of the painted shape's box. */
export function radialGradient(
  id: string,
  stops: readonly Stop[],
  { x = 0.5, y = 0.5, radius = 0.5 }: { x?: number; y?: number; radius?: number } = {},
): string {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${writeStops(stops)}</radialGradient>`
}

export function clipPath(id: string, shape: string): string {
  return `<clipPath id="${id}">${shape}</clipPath>`
}
