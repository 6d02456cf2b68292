import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { ridge } from '../shapes/ridge.ts'
import { bird, stars } from '../shapes/sky.ts'
import { circle, curve, d, ellipse, line, paint, path, polygon, rect, repeat } from '../svg.ts'

/** A castle before an enormous moon. */
export const tower: Composition = (canvas) => {
  const { width, height, palette, random } = canvas
  const moonX = width * random.between(0.42, 0.58)
  const moonY = height * 0.4
  const moon = Math.min(width, height) * 0.36
  const ink = darken(palette.deep, 0.35)

  return {
    ground: palette.shade,
    defs:
      linearGradient('sky', [
        [0, palette.deep],
        [0.45, palette.shade],
        [0.8, palette.mid],
      ]) +
      linearGradient('moon', [
        [0, palette.accent],
        [1, palette.glow],
      ]) +
      radialGradient('halo', [
        [0, palette.glow, 0.6],
        [1, palette.glow, 0],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      stars(canvas, height * 0.7, 90, palette.paper) +
      circle(moonX, moonY, moon * 1.7, paint('halo')) +
      circle(moonX, moonY, moon, paint('moon')) +
      circle(moonX - moon * 0.3, moonY - moon * 0.2, moon * 0.16, palette.glow, { opacity: 0.35 }) +
      circle(moonX + moon * 0.35, moonY + moon * 0.3, moon * 0.22, palette.glow, { opacity: 0.3 }) +
      repeat(3, (index) =>
        path(
          ridge(canvas, height * (0.64 + index * 0.07), height * 0.05, 6, 14).data,
          mix(palette.mid, palette.shade, 0.3 + index * 0.3),
        ),
      ) +
      drawCastle(canvas, moonX, ink) +
      drawClouds(canvas) +
      repeat(5, () =>
        bird(
          moonX + random.between(-0.35, 0.35) * width,
          moonY + random.between(-0.2, 0.1) * height,
          height * random.between(0.01, 0.018),
          ink,
        ),
      ),
    zone: random.chance(0.5) ? zoneAtTop(0.05, 0.12) : zoneAtBottom(0.77, 0.11),
    ink: palette.paper,
    styles: ['serif', 'spaced', 'serif'],
  }
}

function drawCastle(canvas: Canvas, x: number, ink: string): string {
  const { width, height, palette } = canvas
  const unit = height * 0.02
  const base = height * 0.72
  const hill =
    d`M${x - unit * 6.4} ${base - 8}L${x + unit * 6.4} ${base - 8}L${x + unit * 9} ${height * 0.8}` +
    d`L${x + unit * 14} ${height * 0.86}L${width} ${height * 0.9}V${height}H0V${height * 0.88}` +
    d`L${x - unit * 12} ${height * 0.84}Z`
  const way = curve([
    [x, base + 8],
    [x + unit * 2.4, height * 0.76],
    [x - unit * 3, height * 0.82],
    [x + unit * 4, height * 0.9],
    [x - unit * 2, height * 1.02],
  ])
  const towers = [
    { offset: 0, half: 1.1, tall: 0.27 },
    { offset: -3, half: 0.8, tall: 0.17 },
    { offset: 3.2, half: 0.9, tall: 0.2 },
    { offset: 5.6, half: 0.55, tall: 0.1 },
    { offset: -5.2, half: 0.6, tall: 0.09 },
  ]
  return (
    towers
      .map(({ offset, half, tall }) =>
        drawTower({ x: x + unit * offset, half: unit * half, tall: height * tall, base, ink, light: palette.accent }),
      )
      .join('') +
    rect(x - unit * 6, base - height * 0.06, unit * 12, height * 0.1, ink) +
    path(hill, ink) +
    line(way, palette.glow, unit * 0.55, { opacity: 0.55 })
  )
}

type Turret = { x: number; half: number; tall: number; base: number; ink: string; light: string }

function drawTower({ x, half, tall, base, ink, light }: Turret): string {
  const top = base - tall
  const shaft = polygon(
    [
      [x - half, base],
      [x - half * 0.9, top],
      [x + half * 0.9, top],
      [x + half, base],
    ],
    ink,
  )
  const roof = polygon(
    [
      [x - half * 1.2, top - half * 0.4],
      [x, top - half * 3.6],
      [x + half * 1.2, top - half * 0.4],
    ],
    ink,
  )
  return (
    shaft +
    rect(x - half * 1.2, top - half * 0.5, half * 2.4, half * 0.6, ink) +
    roof +
    rect(x - half * 0.16, base - tall * 0.75, half * 0.32, half * 0.7, light)
  )
}

function drawClouds({ width, height, palette, random }: Canvas): string {
  return repeat(5, () => {
    const x = random.between(-0.2, 0.8) * width
    const y = height * random.between(0.3, 0.62)
    const length = width * random.between(0.3, 0.6)
    return ellipse(x + length / 2, y, length / 2, height * 0.009, palette.paper, { opacity: 0.3 })
  })
}
