import type { Canvas } from '../composition.ts'
import { curve, d, type Point, round } from '../svg.ts'

/** A range of hills: its path, filled down to the lower edge, and its height at any x. */
export type Ridge = { readonly data: string; y(x: number): number }

/**
 * @param base the y about which it runs, in pixels
 * @param swing how far it leaves the base, in pixels
 * @param waves how many hills about
 * @param jag pixels of roughness; 0 is a soft line
 */
export function ridge({ width, height, random }: Canvas, base: number, swing: number, waves: number, jag = 0): Ridge {
  const octaves = Array.from({ length: 6 }, (_, power) => ({
    phase: random.between(0, 6.28),
    frequency: random.between(0.8, 1.25) * 2 ** power,
    weight: 1 / 1.9 ** power / 2,
  }))
  const noise = (at: number) =>
    octaves.reduce((sum, { phase, frequency, weight }) => sum + Math.sin(at * frequency + phase) * weight, 0)
  const y = (x: number) => base - noise((x / width) * waves) * swing

  const step = width / (jag > 0 ? 46 : 26)
  const points: Point[] = []
  for (let x = -step; x <= width + step; x += step) points.push([x, y(x) + (jag > 0 ? random.between(-jag, jag) : 0)])
  const outline = jag > 0 ? `M${points.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}` : curve(points)
  return { data: outline + d`L${width + 40} ${height + 40}L-40 ${height + 40}Z`, y }
}
