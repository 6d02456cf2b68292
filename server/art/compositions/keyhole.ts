import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { clipPath, linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { circle, d, group, line, paint, path, polygon, rect, repeat } from '../svg.ts'

type Hole = { x: number; y: number; radius: number; foot: number }

/** A door's keyhole, very near, and what is behind it. */
export const keyhole: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const radius = height * (isStill ? 0.22 : 0.165)
  const hole: Hole = {
    x: width * (isStill ? random.pick([0.36, 0.64]) : 0.5),
    y: height * (isStill ? 0.34 : 0.29),
    radius,
    foot: height * (isStill ? 0.92 : 0.67),
  }
  const ink = darken(palette.deep, 0.45)
  const isRound = random.chance(0.4)
  const plateTop = hole.y - radius * 1.62
  const plateHeight = hole.foot + radius * 0.6 - plateTop
  const plate = (grow: number, fill: string) =>
    isRound
      ? circle(hole.x, plateTop + plateHeight / 2, plateHeight * 0.53 + grow, fill)
      : rect(hole.x - radius * 1.75 - grow, plateTop - grow, radius * 3.5 + grow * 2, plateHeight + grow * 2, fill, {
          rx: radius * 1.75 + grow,
        })

  return {
    ground: palette.shade,
    defs: defineGradients(canvas, hole, ink),
    art:
      backdrop(canvas, paint('wood')) +
      drawBoards(canvas, ink) +
      plate(16, ink) +
      plate(0, paint('metal')) +
      plate(-14, mix(palette.mid, palette.shade, 0.35)) +
      drawScrews(canvas, hole, plateTop, plateHeight) +
      path(outline(hole, 1.13), ink) +
      group(drawScene(canvas, hole, ink), { 'clip-path': 'url(#hole)' }),
    zone: zoneAtBottom(0.76, 0.13),
    ink: palette.paper,
    styles: ['spaced', 'serif', 'wide'],
    busyTop: true,
  }
}

function outline({ x, y, radius, foot }: Hole, grow: number): string {
  const neck = radius * 0.42 * grow
  const base = radius * 0.86 * grow
  const r = radius * grow
  const joint = y + Math.sqrt(r * r - neck * neck)
  const end = foot + (grow - 1) * radius
  return d`M${x - neck} ${joint}A${r} ${r} 0 1 1 ${x + neck} ${joint}L${x + base} ${end}H${x - base}Z`
}

function drawBoards({ width, height }: Canvas, ink: string): string {
  return repeat(5, (index) => line(d`M${width * (0.1 + index * 0.2)} 0V${height}`, ink, 5, { opacity: 0.5 }))
}

function drawScrews({ palette }: Canvas, { x, radius }: Hole, top: number, height: number): string {
  return [top + radius * 0.34, top + height - radius * 0.34]
    .map(
      (y) =>
        circle(x, y, radius * 0.13, mix(palette.glow, palette.shade, 0.3)) +
        line(d`M${x - radius * 0.08} ${y - radius * 0.05}L${x + radius * 0.08} ${y + radius * 0.05}`, palette.deep, 4),
    )
    .join('')
}

/** A lit room with somebody in it, or the moon above a house. */
function drawScene(canvas: Canvas, { x, y, radius, foot }: Hole, ink: string): string {
  const { palette, random } = canvas
  const sky = rect(x - radius * 1.1, y - radius * 1.1, radius * 2.2, foot - y + radius * 1.2, paint('beyond'))
  if (random.chance(0.35)) {
    const ground = foot - radius * 0.45
    const s = radius * 0.3
    return (
      sky +
      circle(x + radius * random.pick([-0.25, 0.2]), y - radius * 0.05, radius * 0.5, palette.paper) +
      path(
        d`M${x - radius * 2} ${ground}Q${x} ${ground - radius * 0.3} ${x + radius * 2} ${ground}V${foot + 9}H0Z`,
        ink,
      ) +
      polygon(
        [
          [x - s, ground],
          [x - s, ground - s * 1.7],
          [x, ground - s * 3],
          [x + s, ground - s * 1.7],
          [x + s, ground],
        ],
        ink,
      ) +
      rect(x - s * 0.3, ground - s * 1.5, s * 0.6, s * 0.75, palette.accent)
    )
  }
  const floor = foot - radius * 0.28
  return (
    sky +
    rect(x - radius, floor, radius * 2, radius, mix(palette.shade, palette.mid, 0.4)) +
    figure(
      x,
      floor + radius * 0.12,
      (floor - y) * 1.18,
      ink,
      random.pick(['coat', 'dress', 'wide']),
      random.pick([-1, 1]),
    )
  )
}

function defineGradients({ palette }: Canvas, hole: Hole, ink: string): string {
  return [
    radialGradient(
      'wood',
      [
        [0, mix(palette.shade, palette.mid, 0.3)],
        [0.6, palette.shade],
        [1, ink],
      ],
      { y: 0.4, radius: 0.75 },
    ),
    linearGradient(
      'metal',
      [
        [0, palette.glow],
        [0.45, palette.mid],
        [1, palette.shade],
      ],
      [0, 0],
      [1, 1],
    ),
    linearGradient('beyond', [
      [0, palette.accent],
      [0.55, palette.glow],
      [1, palette.mid],
    ]),
    clipPath('hole', path(outline(hole, 1), '#000')),
  ].join('')
}
