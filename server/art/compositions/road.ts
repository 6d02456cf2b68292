import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { ridge } from '../shapes/ridge.ts'
import { circle, d, paint, path, polygon, rect, repeat } from '../svg.ts'

/** A straight road into a large sun, a car far ahead. */
export const road: Composition = (canvas) => {
  const { width, height, palette, random } = canvas
  const x = width * 0.5
  const horizon = height * 0.5
  const sun = Math.min(width, height) * 0.27
  const tarmac = polygon(
    [
      [x - 5, horizon + height * 0.03],
      [x + 5, horizon + height * 0.03],
      [width * 1.02, height],
      [-width * 0.02, height],
    ],
    darken(palette.deep, 0.25),
  )

  return {
    ground: palette.shade,
    defs:
      linearGradient('sky', [
        [0, palette.deep],
        [0.3, palette.shade],
        [0.5, palette.mid],
        [0.58, palette.glow],
      ]) +
      linearGradient('sun', [
        [0, palette.accent],
        [1, palette.glow],
      ]) +
      radialGradient('halo', [
        [0, palette.accent, 0.7],
        [1, palette.glow, 0],
      ]) +
      linearGradient('plain', [
        [0, palette.mid],
        [0.5, mix(palette.shade, palette.deep, 0.5)],
        [1, palette.deep],
      ]) +
      radialGradient('tailLight', [
        [0, '#fff1c0'],
        [0.25, '#ff4a2e'],
        [1, '#ff4a2e', 0],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      circle(x, horizon - sun * 0.3, sun * 2.2, paint('halo')) +
      circle(x, horizon - sun * 0.3, sun, paint('sun')) +
      path(ridge(canvas, horizon + 4, height * 0.035, 5, 4).data, mix(palette.shade, palette.mid, 0.35)) +
      rect(0, horizon + height * 0.03, width, height, paint('plain')) +
      tarmac +
      drawMarkings(canvas, x, horizon + height * 0.035) +
      drawPoles(canvas, x, horizon + height * 0.035) +
      drawCar(canvas, x, horizon + height * 0.17),
    zone: random.chance(0.6) ? zoneAtTop(0.06, 0.17) : zoneAtBottom(0.74, 0.14),
    ink: palette.paper,
    styles: ['stack', 'wide', 'spaced'],
  }
}

function drawMarkings({ height, palette }: Canvas, x: number, horizon: number): string {
  return repeat(9, (index) => {
    const from = (index / 9) ** 2.2
    const to = ((index + 0.5) / 9) ** 2.2
    const top = horizon + from * height * 0.48
    const bottom = horizon + to * height * 0.48
    return polygon(
      [
        [x - 1 - from * 9, top],
        [x + 1 + from * 9, top],
        [x + 1 + to * 10, bottom],
        [x - 1 - to * 10, bottom],
      ],
      palette.accent,
      { opacity: 0.9 },
    )
  })
}

/** Telegraph poles on the right, from far to near. */
function drawPoles({ width, height, palette }: Canvas, x: number, horizon: number): string {
  const color = darken(palette.deep, 0.4)
  return repeat(6, (index) => {
    const nearness = ((6 - index) / 6) ** 2.1
    const poleX = x + width * 0.62 * nearness + 8
    const foot = horizon + height * 0.3 * nearness
    const pole = height * (0.05 + 0.5 * nearness)
    const arm = width * 0.06 * nearness
    return (
      rect(poleX, foot - pole, 1.5 + 7 * nearness, pole, color) +
      rect(poleX - arm, foot - pole * 0.9, arm * 2 + 5, 1 + 5 * nearness, color)
    )
  })
}

/** From behind. */
function drawCar({ width, height, palette }: Canvas, x: number, y: number): string {
  const s = Math.min(width, height) * 0.052
  const body =
    d`M${x - s} ${y}L${x - s * 0.98} ${y - s * 0.45}L${x - s * 0.68} ${y - s * 0.9}` +
    d`H${x + s * 0.68}L${x + s * 0.98} ${y - s * 0.45}V${y}Z`
  return (
    path(body, darken(palette.deep, 0.6)) +
    rect(x - s * 0.58, y - s * 0.8, s * 1.16, s * 0.3, palette.glow, { opacity: 0.6 }) +
    circle(x - s * 0.72, y - s * 0.26, s * 0.5, paint('tailLight')) +
    circle(x + s * 0.72, y - s * 0.26, s * 0.5, paint('tailLight'))
  )
}
