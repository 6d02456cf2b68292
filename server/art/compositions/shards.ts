import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtTop } from '../composition.ts'
import { radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { ridge } from '../shapes/ridge.ts'
import { circle, paint, path, polar, polygon, repeat } from '../svg.ts'

const RAYS = 26
const DOT_ROWS = 30

/** Rays and splinters about somebody large. */
export const shards: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const x = width * random.between(0.3, 0.7)
  const y = height * 0.46
  const ink = darken(palette.deep, 0.4)

  return {
    ground: palette.glow,
    defs: radialGradient('flash', [
      [0, palette.paper, 1],
      [0.3, palette.accent, 0.9],
      [1, palette.glow, 0],
    ]),
    art:
      backdrop(canvas, palette.glow) +
      drawRays(canvas, x, y) +
      circle(x, y, Math.min(width, height) * 0.55, paint('flash')) +
      drawDots(canvas) +
      path(ridge(canvas, height * 0.82, height * 0.012, 4, 10).data, ink) +
      figure(
        width * 0.5,
        height * 0.845,
        height * (isStill ? 0.5 : 0.42),
        ink,
        random.pick(['coat', 'wide', 'dress']),
        random.pick([1, -1]),
      ) +
      drawSplinters(canvas),
    zone: zoneAtTop(0.05, 0.2, 0.07),
    ink: darken(palette.deep, 0.3),
    lowInk: palette.paper,
    styles: ['stack', 'stack', 'slant'],
  }
}

function drawRays({ width, height, palette, random }: Canvas, x: number, y: number): string {
  const colors = [palette.mid, palette.mid, palette.accent, mix(palette.mid, palette.shade, 0.5)]
  return repeat(RAYS / 2, (index) => {
    const from = ((index * 2 + 1) / RAYS) * 2 * Math.PI + random.between(-0.05, 0.05)
    const to = from + random.between(0.1, 0.22)
    const reach = width + height
    return polygon([[x, y], polar(x, y, reach, from), polar(x, y, reach, to)], random.pick(colors))
  })
}

/** A halftone that darkens downwards. */
function drawDots({ width, height, palette, isStill }: Canvas): string {
  const columns = isStill ? 60 : 28
  return repeat(DOT_ROWS, (row) => {
    const radius = ((row / DOT_ROWS) ** 1.3 * width) / (isStill ? 105 : 48)
    if (radius <= 0.6) return ''
    const y = height * 0.45 + (row * height * 0.55) / DOT_ROWS
    return repeat(columns, (column) => circle(((column + (row % 2) / 2) * width) / columns, y, radius, palette.deep))
  })
}

function drawSplinters({ width, height, palette, random }: Canvas): string {
  return repeat(16, () => {
    const x = width * random.unit()
    const y = height * random.between(0.05, 0.8)
    const size = random.between(6, 26)
    return polygon(
      [
        [x, y],
        [x + size, y - size * 0.4],
        [x + size * 0.5, y + size * 0.7],
      ],
      darken(palette.deep, 0.3),
    )
  })
}
