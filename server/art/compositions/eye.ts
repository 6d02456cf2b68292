import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { clipPath, linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { ridge } from '../shapes/ridge.ts'
import { circle, d, ellipse, group, paint, path, polar, rect, repeat, round } from '../svg.ts'

const FIBRES = 72

type Iris = { x: number; y: number; radius: number; ink: string }

/** An eye; what it sees is in its pupil. */
export const eye: Composition = (canvas) => {
  const { width, height, palette, isStill } = canvas
  const iris: Iris = {
    x: width * 0.5,
    y: height * (isStill ? 0.52 : 0.43),
    radius: Math.min(width, height) * (isStill ? 0.36 : 0.43),
    ink: darken(palette.deep, 0.55),
  }
  const { x, y, radius, ink } = iris
  const opening = lid(canvas, iris, 1)
  const folds = repeat(7, (index) => {
    const step = 7 - index
    return path(lid(canvas, iris, 1 + step * 0.17), mix(palette.shade, ink, step / 7.5))
  })
  const glint = ellipse(x - radius * 0.38, y - radius * 0.42, radius * 0.15, radius * 0.1, palette.paper, {
    opacity: 0.85,
    transform: `rotate(-35 ${round(x - radius * 0.38)} ${round(y - radius * 0.42)})`,
  })

  return {
    ground: ink,
    defs: defineGradients(canvas, iris, opening),
    art:
      backdrop(canvas, ink) +
      folds +
      path(opening, paint('white')) +
      group(
        circle(x, y, radius, palette.shade) +
          drawFibres(canvas, iris) +
          circle(x, y, radius, paint('rim')) +
          circle(x, y, radius * 0.47, ink) +
          drawSight(canvas, iris) +
          glint +
          rect(0, y - radius * 1.4, width, radius * 1.2, paint('lash')),
        { 'clip-path': 'url(#opening)' },
      ),
    zone: zoneAtBottom(0.73, 0.15),
    ink: palette.paper,
    styles: ['spaced', 'stack', 'wide'],
  }
}

/** The lids' outline, opened `wide` times. */
function lid({ width }: Canvas, { x, y, radius }: Iris, wide: number): string {
  const corner = y + radius * 0.15
  const reach = width * 0.7
  const bend = width * 0.3
  const upper = y - radius * 1.25 * wide
  const lower = y + radius * 1.18 * wide
  return (
    d`M${x - reach} ${corner}C${x - bend} ${upper} ${x + bend} ${upper} ${x + reach} ${corner}` +
    d`C${x + bend} ${lower} ${x - bend} ${lower} ${x - reach} ${corner}Z`
  )
}

function drawFibres({ palette, random }: Canvas, { x, y, radius }: Iris): string {
  return [palette.accent, palette.glow, palette.mid]
    .map((color, ring) =>
      repeat(FIBRES, (index) => {
        const angle = ((index + random.unit() * 0.6) / FIBRES) * 2 * Math.PI
        const inner = radius * (0.4 + ring * 0.17)
        const outer = radius * Math.min(0.97, 0.6 + ring * 0.17 + random.between(-0.05, 0.12))
        const [fromX, fromY] = polar(x, y, inner, angle - 0.02)
        const [tipX, tipY] = polar(x, y, outer, angle)
        const [toX, toY] = polar(x, y, inner, angle + 0.022)
        return path(d`M${fromX} ${fromY}L${tipX} ${tipY}L${toX} ${toY}Z`, color, {
          opacity: random.between(0.35, 0.95),
        })
      }),
    )
    .join('')
}

/** A landscape with somebody, in the pupil. */
function drawSight(canvas: Canvas, { x, y, radius, ink }: Iris): string {
  const { palette, random } = canvas
  const horizon = y + radius * 0.2
  return group(
    rect(x - radius, y - radius, radius * 2, radius * 1.2, paint('sight')) +
      circle(x + radius * 0.05, y + radius * 0.04, radius * 0.16, palette.paper) +
      path(ridge(canvas, y + radius * 0.12, radius * 0.05, 14).data, ink) +
      figure(x - radius * 0.12, horizon - radius * 0.01, radius * 0.27, ink, random.pick(['coat', 'dress'])),
    { 'clip-path': 'url(#pupil)' },
  )
}

function defineGradients({ palette }: Canvas, { x, y, radius, ink }: Iris, opening: string): string {
  return [
    radialGradient('white', [
      [0, mix(palette.paper, palette.glow, 0.35)],
      [0.5, mix(palette.glow, palette.shade, 0.35)],
      [1, palette.shade],
    ]),
    radialGradient('rim', [
      [0.55, ink, 0],
      [1, ink, 0.92],
    ]),
    linearGradient('sight', [
      [0, palette.shade],
      [0.6, palette.mid],
      [1, palette.accent],
    ]),
    linearGradient('lash', [
      [0, ink, 0.95],
      [1, ink, 0],
    ]),
    clipPath('opening', path(opening, '#000')),
    clipPath('pupil', circle(x, y, radius * 0.45, '#000')),
  ].join('')
}
