import { darken } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { circle, d, paint, path, polar, repeat, round } from '../svg.ts'

/** A record, with arcs about it. */
export const record: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const radius = Math.min(width * (isStill ? 0.4 : 0.78), height * 0.62)
  const x = width * (isStill ? 0.5 : random.pick([0.5, 0.95, 0.05]))
  const y = height * (isStill ? 0.52 : 0.4)
  const label = radius * 0.25

  return {
    ground: palette.deep,
    defs: linearGradient(
      'room',
      [
        [0, palette.shade],
        [1, palette.deep],
      ],
      [0, 0],
      [1, 1],
    ),
    art:
      backdrop(canvas, paint('room')) +
      drawArcs(canvas, x, y, radius) +
      circle(x, y, radius, darken(palette.deep, 0.5)) +
      repeat(34, (index) =>
        circle(x, y, radius * (0.36 + index * 0.0185), 'none', {
          stroke: palette.mid,
          'stroke-width': index % 7 ? 0.8 : 2,
          opacity: index % 7 ? 0.35 : 0.7,
        }),
      ) +
      [-1.2, -1.1, 1.94, 2.04].map((angle) => drawShine(canvas, x, y, radius, angle)).join('') +
      circle(x, y, radius * 0.33, palette.glow) +
      circle(x, y, label, palette.mid) +
      path(d`M${x - label} ${y}A${label} ${label} 0 0 1 ${x + label} ${y}Z`, palette.accent) +
      circle(x, y, radius * 0.03, palette.deep),
    zone: zoneAtBottom(0.75, 0.13),
    ink: palette.paper,
    styles: ['wide', 'stack', 'stack'],
    busyTop: true,
  }
}

function drawArcs({ palette, random }: Canvas, x: number, y: number, radius: number): string {
  return [palette.accent, palette.glow, palette.mid, palette.paper, palette.glow]
    .map((color, index) => {
      const turn = random.between(-160, -20)
      const reach = radius * (1.06 + index * 0.07)
      return circle(x, y, reach, 'none', {
        stroke: color,
        'stroke-width': radius * 0.045,
        'stroke-dasharray': `${round(reach * random.between(0.8, 2.4))} 9999`,
        transform: `rotate(${round(turn)} ${round(x)} ${round(y)})`,
      })
    })
    .join('')
}

/** A sector that catches the light. */
function drawShine({ palette }: Canvas, x: number, y: number, radius: number, angle: number): string {
  const [fromX, fromY] = polar(x, y, radius, angle)
  const [toX, toY] = polar(x, y, radius, angle + 0.42)
  return path(d`M${x} ${y}L${fromX} ${fromY}A${radius} ${radius} 0 0 1 ${toX} ${toY}Z`, palette.paper, { opacity: 0.1 })
}
