import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { circle, d, line, type Point, paint, polygon, repeat } from '../svg.ts'

/** A narrow street at night, rain, somebody against the light. */
export const street: Composition = (canvas) => {
  const { width, height, palette, random } = canvas
  const x = width * random.between(0.42, 0.58)
  const y = height * 0.56
  const walker = height * 0.19
  const feet = height * 0.79
  const shadow = polygon(
    [
      [x - walker * 0.09, feet - 4],
      [x + walker * 0.09, feet - 4],
      [x + walker * 0.42, height + 20],
      [x - walker * 0.62, height + 20],
    ],
    darken(palette.deep, 0.6),
    { opacity: 0.75 },
  )
  const pavement = polygon(
    [
      [0, height * 1.15],
      [width, height * 1.15],
      [x + width * 0.03, y],
      [x - width * 0.03, y],
    ],
    paint('pavement'),
  )

  return {
    ground: palette.shade,
    defs:
      linearGradient('sky', [
        [0, palette.shade],
        [0.55, palette.mid],
        [1, palette.glow],
      ]) +
      radialGradient('light', [
        [0, palette.accent, 0.95],
        [0.4, palette.glow, 0.5],
        [1, palette.glow, 0],
      ]) +
      linearGradient('pavement', [
        [0, palette.accent],
        [0.35, palette.mid],
        [1, palette.deep],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      circle(x, y, Math.min(width, height) * 0.5, paint('light')) +
      pavement +
      drawRow(canvas, [x, y], width) +
      drawRow(canvas, [x, y], 0) +
      shadow +
      figure(x, feet, walker, darken(palette.deep, 0.7), random.pick(['coat', 'coat', 'dress'])) +
      drawRain(canvas),
    zone: zoneAtTop(0.07, random.chance(0.5) ? 0.18 : 0.13, 0.1),
    ink: palette.paper,
    styles: ['stack', 'spaced', 'wide'],
  }
}

/** The houses of one side, nearest first in the list but drawn from far to near. */
function drawRow(canvas: Canvas, [vanishX, vanishY]: Point, edgeX: number): string {
  const { height, palette, random } = canvas
  const houses = Array.from({ length: 6 }, (_, index) => {
    const near = 1 - index * 0.16
    const far = 1 - (index + 1) * 0.16 + 0.02
    const roof = random.between(-0.35, 0.1) * height
    /** A point of the wall: depth 1 at the viewer, 0 at the vanishing point; share of the wall's height. */
    const at = (depth: number, share: number): Point => [
      vanishX + (edgeX - vanishX) * depth,
      vanishY + (roof + (vanishY - roof) * share - vanishY) * depth,
    ]
    const foot = (depth: number): Point => [
      vanishX + (edgeX - vanishX) * depth,
      vanishY + (height * 1.15 - vanishY) * depth,
    ]
    const color = mix(darken(palette.deep, 0.35), palette.mid, index * 0.11)
    const wall = polygon([at(near * 1.02, 0), at(far, 0), foot(far), foot(near * 1.02)], color)
    const windows = repeat(16, () => {
      const along = random.between(0.08, 0.8)
      const up = random.between(0.06, 0.7)
      if (!random.chance(0.4)) return ''
      const from = near + (far - near) * along
      const to = near + (far - near) * (along + 0.1)
      return polygon(
        [at(from, up), at(to, up), at(to, up + 0.06), at(from, up + 0.06)],
        random.pick([palette.glow, palette.accent, palette.accent]),
        { opacity: random.between(0.35, 0.95) },
      )
    })
    return index < 5 ? wall + windows : wall
  })
  return houses.reverse().join('')
}

function drawRain({ width, height, palette, random }: Canvas): string {
  return repeat(26, () => {
    const x = width * random.unit()
    const y = height * random.unit()
    const length = height * random.between(0.03, 0.08)
    return line(d`M${x} ${y}l${-length * 0.12} ${length}`, palette.paper, 1, { opacity: 0.22 })
  })
}
