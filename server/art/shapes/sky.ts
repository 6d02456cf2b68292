import type { Canvas } from '../composition.ts'
import { circle, d, line, repeat } from '../svg.ts'

/** Stars over the upper `depth` pixels; most are small. */
export function stars({ width, random }: Canvas, depth: number, count: number, color: string, spread = width): string {
  return repeat(count, () =>
    circle(random.between(0, spread), random.between(0, depth), random.unit() ** 3 * 2.4 + 0.5, color, {
      opacity: random.between(0.25, 0.95),
    }),
  )
}

/** A bird far away; `span` is half its width. */
export function bird(x: number, y: number, span: number, color: string): string {
  const wing = d`M${x - span} ${y - span * 0.3}Q${x - span * 0.4} ${y - span * 0.55} ${x} ${y}`
  const other = d`Q${x + span * 0.4} ${y - span * 0.55} ${x + span} ${y - span * 0.3}`
  return line(wing + other, color, span * 0.16, { 'stroke-linecap': 'round' })
}
