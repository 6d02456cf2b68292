import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { d, line, type Point, paint, polygon, repeat } from '../svg.ts'

const KEYS = 35
/** Of an octave's seven white keys, those with a black one to their right. */
const HAS_BLACK = [true, true, false, true, true, true, false]

type Ribbon = (along: number, across: number) => Point

/** A keyboard that winds through the picture like a ribbon; some keys are struck. */
export const piano: Composition = (canvas) => {
  const { palette, random } = canvas
  const isDark = random.chance(0.6)
  const ground = isDark ? palette.deep : random.pick([palette.accent, palette.glow])
  const ribbon = layRibbon(canvas)
  const struck = new Set([random.integer(6, 12), random.integer(13, 19), random.integer(20, 28)])
  const at = (from: number, to: number, near: number, far: number): Point[] => [
    ribbon(from / KEYS, near),
    ribbon(to / KEYS, near),
    ribbon(to / KEYS, far),
    ribbon(from / KEYS, far),
  ]

  return {
    ground,
    defs:
      linearGradient('room', [
        [0, isDark ? palette.shade : ground],
        [1, ground],
      ]) +
      linearGradient('dusk', [
        [0, palette.deep, 0],
        [0.6, palette.deep, 0.92],
      ]),
    art:
      backdrop(canvas, paint('room')) +
      drawEchoes(canvas, ribbon, isDark) +
      repeat(KEYS, (key) => polygon(at(key, key + 1.04, 0.5, 0.66), darken(palette.deep, 0.4))) +
      repeat(KEYS, (key) => {
        const color = struck.has(key)
          ? isDark
            ? palette.accent
            : palette.mid
          : mix(palette.paper, palette.glow, (key % 2) * 0.14)
        return polygon(at(key, key + 1, -0.5, 0.5), color, { stroke: palette.deep, 'stroke-width': 2 })
      }) +
      repeat(KEYS - 1, (key) =>
        HAS_BLACK[key % 7] ? polygon(at(key + 0.7, key + 1.3, -0.5, 0.12), darken(palette.deep, 0.5)) : '',
      ) +
      lowerPart(canvas, 0.62, paint('dusk')),
    zone: zoneAtBottom(0.74, 0.145),
    ink: palette.paper,
    styles: ['serif', 'wide', 'stack'],
    busyTop: true,
  }
}

/** From far and narrow to near and wide, in one or two bends. */
function layRibbon({ width, height, random, isStill }: Canvas): Ribbon {
  const bends = random.between(0.8, 1.35)
  const swing = width * random.between(0.2, 0.3)
  const start = random.between(-0.6, 0.6)
  const side = random.pick([-1, 1])
  const depth = isStill ? 1.05 : 0.9
  const centre = (along: number): Point => [
    width * 0.5 + side * (swing * Math.sin(start + along * bends * 2 * Math.PI) + width * 0.3 * (along - 0.4)),
    height * (-0.06 + depth * along ** 1.25),
  ]
  return (along, across) => {
    const [x, y] = centre(along)
    const [aheadX, aheadY] = centre(along + 0.01)
    const length = Math.hypot(aheadX - x, aheadY - y) || 1
    const wide = height * (0.05 + 0.3 * along ** 1.3)
    // Lies between flat and upright: a ribbon that turned fully would cross itself in the bends.
    const normal: Point = [(-(aheadY - y) / length) * side * 0.55, ((aheadX - x) / length) * side * 0.25 + 0.3]
    return [x + normal[0] * across * wide * 1.6 - side * across * wide * 0.5, y + normal[1] * across * wide]
  }
}

/** Lines that follow the ribbon, like a stave. */
function drawEchoes({ palette }: Canvas, ribbon: Ribbon, isDark: boolean): string {
  const color = isDark ? palette.mid : palette.shade
  return repeat(5, (index) => {
    const points = Array.from({ length: 40 }, (_, step) => ribbon(step / 39, -0.8 - index * 0.16))
    return line(d`M${points.map(([x, y]) => d`${x} ${y}`).join('L')}`, color, 2.5, { opacity: 0.8 - index * 0.12 })
  })
}
