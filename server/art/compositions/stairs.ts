import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { circle, paint, polar, polygon, repeat } from '../svg.ts'

const FLIGHTS = 15
const STEPS = 24
const SHRINK = 0.8

/** A stairwell from above, somebody at its bottom. */
export const stairs: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const x = width * 0.5
  const y = height * (isStill ? 0.5 : 0.43)
  const sides = random.pick([4, 6, 8, 24])
  const turn = random.pick([-1, 1])
  const reach = Math.max(width, height) * 0.82
  const bottom = reach * SHRINK ** FLIGHTS

  return {
    ground: palette.shade,
    defs:
      radialGradient('light', [
        [0, palette.accent, 0.85],
        [1, palette.accent, 0],
      ]) +
      radialGradient(
        'depth',
        [
          [0.35, palette.deep, 0],
          [1, darken(palette.deep, 0.4), 0.85],
        ],
        { y: y / height, radius: 0.75 },
      ) +
      linearGradient('dusk', [
        [0, palette.deep, 0],
        [0.62, palette.deep, 0.9],
      ]),
    art:
      backdrop(canvas, palette.deep) +
      repeat(FLIGHTS, (flight) =>
        drawFlight(canvas, { x, y, radius: reach * SHRINK ** flight, start: turn * flight * 0.2, sides, flight }),
      ) +
      circle(x, y, bottom * 4.5, paint('light')) +
      circle(x, y, bottom * 1.15, palette.accent) +
      figure(x, y + bottom * 0.9, bottom * 1.6, palette.deep, 'coat') +
      backdrop(canvas, paint('depth')) +
      lowerPart(canvas, 0.55, paint('dusk')),
    zone: zoneAtBottom(0.72, 0.16),
    ink: palette.paper,
    styles: ['spaced', 'stack', 'wide'],
  }
}

type Flight = { x: number; y: number; radius: number; start: number; sides: number; flight: number }

function drawFlight({ palette }: Canvas, { x, y, radius, start, sides, flight }: Flight): string {
  const depth = flight / (FLIGHTS - 1)
  const corners = Array.from({ length: sides }, (_, side) => polar(x, y, radius, start + (side * 2 * Math.PI) / sides))
  const wall = mix(palette.shade, palette.mid, 0.5 + 0.5 * Math.sin(flight * 1.1))
  const steps = repeat(STEPS, (step) => {
    const from = start + (step / STEPS) * 2 * Math.PI
    const to = from + Math.PI / STEPS
    const light = (step / STEPS + flight * 0.13) % 1
    const tread = [
      polar(x, y, radius * 0.985, from),
      polar(x, y, radius * 0.985, to),
      polar(x, y, radius * 0.83, to),
      polar(x, y, radius * 0.83, from),
    ]
    return polygon(tread, mix(palette.mid, palette.glow, light), { opacity: 0.2 + 0.7 * light })
  })
  return polygon(corners, mix(wall, palette.deep, 0.25 + 0.4 * (1 - depth))) + steps
}
