import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { circle, d, paint, path, polygon, repeat } from '../svg.ts'

const RINGS = 9
const SHRINK = 0.74

/** A railway tunnel; at its end light, and somebody or a train. */
export const tunnel: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const x = width * (isStill ? 0.5 : random.pick([0.36, 0.5, 0.64]))
  const y = height * (isStill ? 0.62 : 0.56)
  const reach = Math.max(width * 1.05, height * 0.9)
  const ink = darken(palette.deep, 0.5)
  const exit = reach * SHRINK ** RINGS
  const isTrain = random.chance(0.45)

  return {
    ground: palette.shade,
    defs:
      radialGradient('light', [
        [0, palette.accent, 0.9],
        [0.4, palette.glow, 0.35],
        [1, palette.glow, 0],
      ]) +
      linearGradient('ballast', [
        [0, mix(palette.mid, palette.shade, 0.4)],
        [0.35, palette.deep],
        [1, ink],
      ]) +
      linearGradient('dusk', [
        [0, ink, 0],
        [0.7, ink, 0.85],
      ]),
    art:
      backdrop(canvas, ink) +
      repeat(RINGS, (index) => {
        const depth = index / (RINGS - 1)
        const wall = mix(mix(palette.deep, palette.shade, depth * 1.1), palette.mid, depth ** 1.6 * 0.9)
        const radius = reach * SHRINK ** index
        return path(arch(x, y, radius), index % 2 ? mix(wall, ink, 0.45) : wall)
      }) +
      path(arch(x, y, exit), palette.paper) +
      drawTrack(canvas, x, y, exit, ink) +
      circle(x, y - exit * 0.4, exit * 7, paint('light')) +
      (isTrain
        ? drawTrain(canvas, x, y + exit * 0.55, exit * 0.86, ink)
        : figure(x, y + exit * 0.75, exit * 1.5, ink, random.pick(['coat', 'dress', 'wide']))) +
      lowerPart(canvas, 0.66, paint('dusk')),
    zone: random.chance(0.4) ? zoneAtTop(0.05, 0.12) : zoneAtBottom(0.75, 0.135),
    ink: palette.paper,
    styles: ['wide', 'stack', 'spaced'],
    scrim: true,
    busyTop: true,
  }
}

/** Round above, upright below, open to the ground. */
function arch(x: number, y: number, radius: number): string {
  const foot = y + radius * 0.55
  return d`M${x - radius} ${foot}V${y - radius * 0.35}A${radius} ${radius} 0 0 1 ${x + radius} ${y - radius * 0.35}V${foot}Z`
}

function drawTrack({ height, palette }: Canvas, x: number, y: number, exit: number, ink: string): string {
  const from = y + exit * 0.55
  const run = height - from
  const ground = polygon(
    [
      [x - exit, from],
      [x + exit, from],
      [x + exit + run * 1.86, height],
      [x - exit - run * 1.86, height],
    ],
    paint('ballast'),
  )
  const sleepers = repeat(12, (index) => {
    const near = ((index + 1) / 12) ** 2.2
    const half = exit * 0.7 + run * 0.62 * near
    const top = from + run * near
    return polygon(
      [
        [x - half, top],
        [x + half, top],
        [x + half * 1.04, top + 2 + 22 * near],
        [x - half * 1.04, top + 2 + 22 * near],
      ],
      ink,
      { opacity: 0.75 },
    )
  })
  const rails = [-1, 1].map((side) =>
    polygon(
      [
        [x + side * exit * 0.42, from],
        [x + side * exit * 0.48, from],
        [x + side * (exit * 0.48 + run * 0.47), height],
        [x + side * (exit * 0.42 + run * 0.42), height],
      ],
      mix(palette.glow, palette.mid, 0.25),
    ),
  )
  return ground + sleepers + rails.join('')
}

/** From ahead, its lamps lit. */
function drawTrain({ palette }: Canvas, x: number, foot: number, s: number, ink: string): string {
  const body = d`M${x - s * 0.75} ${foot}V${foot - s * 1.35}Q${x} ${foot - s * 2.1} ${x + s * 0.75} ${foot - s * 1.35}V${foot}Z`
  const glass = d`M${x - s * 0.55} ${foot - s * 0.85}V${foot - s * 1.25}Q${x} ${foot - s * 1.65} ${x + s * 0.55} ${foot - s * 1.25}V${foot - s * 0.85}Z`
  return (
    path(body, ink) +
    path(glass, mix(palette.mid, palette.glow, 0.5)) +
    circle(x - s * 0.44, foot - s * 0.4, s * 0.15, palette.paper) +
    circle(x + s * 0.44, foot - s * 0.4, s * 0.15, palette.paper)
  )
}
